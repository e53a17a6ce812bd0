/**
 * Plugins that put the drawn table into each tag `<magnus-derek>` of a page in Markdown or MDX, with the attributes that are
 * written there: for the time until it plays, for paper, and for readers without JavaScript. They run in Node.js. A step of a
 * lesson or a puzzle has no picture, and nor has a tag with a value that only the browser knows; what the tag refuses, a warning
 * on the console tells.
 */

/** For remark, as in Docusaurus: `docs: { remarkPlugins: [remarkMagnusDerek] }`. */
export declare function remarkMagnusDerek(): (tree: unknown) => void;

/** For markdown-it, as in VitePress: `markdown: { config: (md) => md.use(markdownItMagnusDerek) }`. */
export declare function markdownItMagnusDerek(markdown: unknown): void;

/** For Sätteri, as in Astro: `markdown: { processor: satteri({ mdastPlugins: [satteriMagnusDerek] }) }`. */
export declare const satteriMagnusDerek: {
  name: string;
  html(node: unknown): { type: "html"; value: string } | undefined;
  mdxJsxFlowElement(node: unknown, context: unknown): void;
  mdxJsxTextElement(node: unknown, context: unknown): void;
};
