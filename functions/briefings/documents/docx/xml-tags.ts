/** A tag of an XML text. */
export interface Tag {
  /** With its prefix. */
  name: string;
  kind: "open" | "close" | "empty";
  /** Everything between name and end. */
  attributes: string;
  start: number;
  /** Behind the tag. */
  end: number;
}

/**
 * Finds the tags of an XML text one after the other, in linear time and without a tree. Comments, instructions and
 * CDATA are skipped; malformed XML ends the search or yields wrong tags, but never causes an endless loop.
 */
export function* xmlTags(xml: string): Generator<Tag> {
  for (let start = xml.indexOf("<"); start >= 0;) {
    const end = tagEnd(xml, start);
    if (end < 0) return;
    const second = xml[start + 1];
    if (second !== "!" && second !== "?") {
      const closing = second === "/";
      const empty = xml[end - 2] === "/";
      const inner = xml.slice(start + (closing ? 2 : 1), end - (empty ? 2 : 1));
      const space = inner.search(/\s/);
      yield {
        name: space < 0 ? inner : inner.slice(0, space),
        kind: closing ? "close" : empty ? "empty" : "open",
        attributes: space < 0 ? "" : inner.slice(space),
        start,
        end,
      };
    }
    start = xml.indexOf("<", end);
  }
}

/** @returns the index after the tag, comment, CDATA section or instruction that starts here; -1 if it has no end */
function tagEnd(xml: string, start: number): number {
  for (const [opening, closing] of brackets) {
    if (!xml.startsWith(opening, start)) continue;
    const end = xml.indexOf(closing, start + opening.length);
    return end < 0 ? -1 : end + closing.length;
  }
  for (let at = start + 1; at < xml.length; at += 1) {
    const character = xml[at];
    if (character === ">") return at + 1;
    if (character === '"' || character === "'") {
      at = xml.indexOf(character, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

const brackets = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** The value of an attribute, with the five entities of XML and numeric ones resolved; undefined if it is not there. */
export function attribute(tag: Tag, name: string): string | undefined {
  const at = tag.attributes.search(new RegExp(`\\s${name}\\s*=\\s*["']`));
  if (at < 0) return undefined;
  const start = tag.attributes.slice(at).search(/["']/) + at;
  const end = tag.attributes.indexOf(tag.attributes[start] ?? '"', start + 1);
  return unescapeXml(tag.attributes.slice(start + 1, end));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
