/** An element of a page, with the names of those around it, outermost first. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  ancestors: readonly string[];
}

const VOID = new Set(["meta", "link", "img", "br", "input"]);
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

/**
 * The elements of a page in their order.
 * @throws Error where an element is not closed, or a `<` begins none
 */
export function elementsOf(page: string): PageElement[] {
  const content = page.replace(/^<!doctype html>/, "").replaceAll(/(<(style|script)>)[^]*?(<\/\2>)/g, "$1$3");
  const open: string[] = [];
  const elements: PageElement[] = [];
  for (const [, closing, name = "", attributes = "", closed] of content.matchAll(TAG)) {
    if (closing) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
    elements.push({
      name,
      attributes: new Map(pairs.map(([, key = "", value = ""]): [string, string] => [key, value])),
      ancestors: [...open],
    });
    if (!closed && !VOID.has(name)) open.push(name);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(", ")}`);
  if (content.replaceAll(TAG, "").includes("<")) throw new Error("A < begins no element");
  return elements;
}

/** What can be read in a page, without its style sheet and script. */
export const textOf = (page: string): string =>
  page
    .replaceAll(/<(style|script)>[^]*?<\/\1>/g, "")
    .replaceAll(TAG, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
