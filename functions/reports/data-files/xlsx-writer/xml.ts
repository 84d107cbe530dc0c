export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
export const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Characters that XML 1.0 has no way to write, and halves of pairs. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Without what XML cannot write. */
export const writable = (text: string): string => text.replaceAll("\r\n", "\n").replaceAll(FORBIDDEN, "");

/** Text escaped for use between tags, and within an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A reference from a part of a package. Its type is an address, or the last part of one of Office. */
export interface Relation {
  type: string;
  target: string;
}

/** The relations of a part, with the ids `rId1`, `rId2`, … in their order. */
export const relationsXml = (relations: readonly Relation[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  relations
    .map(({ type, target }, index) => {
      const uri = type.startsWith("http") ? type : `${RELATIONSHIPS}/${type}`;
      return `<Relationship Id="rId${index + 1}" Type="${uri}" Target="${target}"/>`;
    })
    .join("") +
  "</Relationships>";
