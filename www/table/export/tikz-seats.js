// @ts-check
/** The positions, the token and the classes in TikZ, as loops over equal ones. */

import "../../text/say/export/tikz.js";
import { MOST_SEATS } from "../../board/geometry.js";
import { isOf } from "../../drawing/primitives.js";
import { comment } from "./tex.js";
import { foreachList, length, loop, seatPlace, toMathMode } from "./tikz-text.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData, Speaker } from "../types" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { TikzLook } from "./tikz-look.js" */

/** @typedef {Extract<Primitive, {kind: "text"}>} Text */

/**
 * @param {PictureData} view @param {Measures} room @param {Primitive[]} drawn @param {TikzLook} look
 * @returns {string[]}
 */
export function seatNodes(view, room, drawn, look) {
  const texts = textsOf(drawn, "number");
  if (view.state.n > MOST_SEATS) return someNumbers(texts, look, view.words);
  const beside = texts.some(({ role }) => role === "number scale");
  const size = beside ? 0 : (texts[0]?.size ?? 0);
  const some = beside ? someNumbers(texts, look, view.words) : [];
  return ["", ...comment(view.words.plain("tikzSeats")), ...everySeat(room, drawn, size, look), ...some];
}

/**
 * @param {Measures} room @param {Primitive[]} drawn
 * @param {number} size of the numbers; 0 where they stand outside the seats @param {TikzLook} look
 */
function everySeat(room, drawn, size, look) {
  const circles = circlesOf(drawn, "seat");
  return ["visited", "unvisited", "visited dim", "unvisited dim"].flatMap((kind) => {
    const [role, number] = [`seat ${kind}`, `number ${kind}`];
    const alike = circles.filter((circle) => circle.role === role);
    if (alike.length === 0) return [];
    const positions = alike.map(({ position = 0 }) => position);
    const circle = `circle[radius=${length(alike[0]?.r ?? 0)}]`;
    const node = size > 0 ? ` node[${look.writing(number, size)}] {\\k}` : "";
    const body = `\\path[${look.shape(role)}] ${seatPlace("\\k", room.seats)} ${circle}${node};`;
    return loop("\\k", foreachList(positions), body);
  });
}

/** @param {Text[]} texts @param {TikzLook} look @param {Speaker} words */
function someNumbers(texts, look, words) {
  const sides = ["number scale", "number scale right", "number scale left"];
  const lines = sides.flatMap((role) => {
    const alike = texts.filter((text) => text.role === role);
    const [first] = alike;
    if (!first) return [];
    const positions = alike.map(({ position = 0 }) => position);
    const radius = Math.hypot(first.x, first.y);
    const body = `\\node[${look.writing(role, first.size)}] at ${seatPlace("\\k", radius)} {\\k};`;
    return loop("\\k", positions.join(","), body);
  });
  return ["", ...comment(words.plain("tikzSomeNumbers")), ...lines];
}

/**
 * @param {PictureData} view @param {Measures} room @param {Primitive[]} drawn @param {TikzLook} look
 * @returns {string[]}
 */
export function token(view, room, drawn, look) {
  const { token: position, n } = view.state;
  const name = n > MOST_SEATS ? "token-number" : "number";
  const number = textsOf(drawn, name).find((one) => one.position === position);
  const at = seatPlace(position, room.seats);
  const lines = circlesOf(drawn, "token", "token-halo").map(
    ({ role, r }) => `\\path[${look.shape(role)}] ${at} circle[radius=${length(r)}];`,
  );
  if (!number) return lines;
  // A long number has a label of its own, as dark as the token.
  const label = n > MOST_SEATS ? `fill=${look.named("ink")}, inner sep=2.5pt, rounded corners=3pt` : "";
  const style = look.writing(number.role, number.size, label);
  return ["", ...comment(view.words.plain("tikzToken")), ...lines, `\\node[${style}] at ${at} {${position}};`];
}

/**
 * The imaginary table of a two-phase Magnus.
 * @param {Primitive[]} drawn @param {TikzLook} look @param {Speaker} words @returns {string[]}
 */
export function classes(drawn, look, words) {
  const circles = circlesOf(drawn, "class");
  const [first] = circles;
  if (!first) return [];
  const radius = Math.hypot(first.x, first.y);
  const disc = `circle[radius=${length(first.r)}]`;
  const texts = textsOf(drawn, "class-name");
  const lines = [...new Set(circles.map(({ role }) => role))].flatMap((role) => {
    const numbers = circles.filter((circle) => circle.role === role).map(({ position = 0 }) => position);
    const name = texts.find(({ position }) => position === numbers[0]);
    const number = name?.text === "γ" ? toMathMode("γ") : "\\k";
    const node = name ? ` node[${look.writing(name.role, name.size)}] {${number}}` : "";
    const at = seatPlace("\\k", radius, "class");
    return loop("\\k", foreachList(numbers), `\\path[${look.shape(role)}] ${at} ${disc}${node};`);
  });
  return ["", ...comment(words.plain("tikzClasses", { p: circles.length })), ...lines];
}

/** The circles of these names. @param {Primitive[]} drawn @param {...string} names */
export function circlesOf(drawn, ...names) {
  return drawn.flatMap((one) => (one.kind === "circle" && isOf(one, ...names) ? [one] : []));
}

/** The writing of these names. @param {Primitive[]} drawn @param {...string} names */
export function textsOf(drawn, ...names) {
  return drawn.flatMap((one) => (one.kind === "text" && isOf(one, ...names) ? [one] : []));
}
