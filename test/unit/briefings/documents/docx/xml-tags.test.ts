import { expect, it } from "vitest";
import { attribute, unescapeXml, xmlTags } from "../../../../../functions/briefings/documents/docx/xml-tags.ts";

const found = (xml: string) => [...xmlTags(xml)].map(({ name, kind }) => `${kind} ${name}`);

it("finds tags and what they do", () => {
  expect(found('<?xml version="1.0"?><a b="1"><c/><d />text</a >')).toEqual([
    "open a",
    "empty c",
    "empty d",
    "close a",
  ]);
});

it("takes nothing in comments, CDATA and attributes for a tag", () => {
  expect(found("<!-- <x> --><![CDATA[<y>]]><a b=\"<z>\" c='>'>")).toEqual(["open a"]);
});

it("reads attributes", () => {
  const [tag] = xmlTags(`<w:x w:val="a &amp; &#x42;" val = 'other'/>`);
  expect(tag && [attribute(tag, "w:val"), attribute(tag, "val"), attribute(tag, "none")]).toEqual([
    "a & B",
    "other",
    undefined,
  ]);
});

it.each(["<", "<a", '<a b="', "<!--", "<![CDATA[", "<?", "a < b", "</", "<>"])("ends on %j", (xml) => {
  expect(found(xml.repeat(3)).length).toBeLessThanOrEqual(3);
});

it("takes linear time on unclosed quotes", () => {
  const started = performance.now();
  found('<a b="'.repeat(300_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("leaves entities alone that XML does not define", () => {
  expect(unescapeXml("&lt;&#228;&unknown;&#x110000;")).toBe("<ä&unknown;");
});
