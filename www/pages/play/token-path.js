// @ts-check
/** The way of the token up to now, while its line may go on: by it two games with the same beginning are told apart. */

/** @param {Pick<import("../../table/element-types").MagnusDerekElement, "route" | "state">} table */
export const tokenPath = (table) => [...table.route()].slice(0, table.state?.round ?? 0);
