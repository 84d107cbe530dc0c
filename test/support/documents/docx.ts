import { zip, type ZipEntry } from "./zip.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = "application/vnd.openxmlformats-officedocument";

export interface DocxParts {
  /** WordprocessingML inside the body. */
  body: string;
  numbering?: string;
  styles?: string;
  mainType?: string;
  extra?: ZipEntry[];
}

/** The archive's entries, to be changed before they are zipped. */
export function docxEntries({ body, numbering, styles, mainType, extra = [] }: DocxParts): ZipEntry[] {
  const type = mainType ?? `${office}.wordprocessingml.document.main+xml`;
  return [
    {
      name: "[Content_Types].xml",
      data:
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ` +
        `ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    },
    {
      name: "_rels/.rels",
      data:
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ` +
        `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ` +
        `Target="word/document.xml"/></Relationships>`,
    },
    { name: "word/document.xml", data: `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>` },
    ...(numbering === undefined
      ? []
      : [{ name: "word/numbering.xml", data: `<w:numbering ${W}>${numbering}</w:numbering>` }]),
    ...(styles === undefined ? [] : [{ name: "word/styles.xml", data: `<w:styles ${W}>${styles}</w:styles>` }]),
    ...extra,
  ];
}

export const docx = (parts: DocxParts): Buffer => zip(docxEntries(parts));

/** A paragraph; `properties` is what stands in its `w:pPr`. */
export const paragraph = (text: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** Properties of a paragraph in a list. */
export const inList = (listId: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${listId}"/></w:numPr>`;

/** Properties of a paragraph in a style. */
export const inStyle = (styleId: string): string => `<w:pStyle w:val="${styleId}"/>`;

/** A style of paragraphs; `properties` is what stands in its `w:pPr`. */
export const style = (id: string, name: string, properties = "", basedOn?: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${
    basedOn === undefined ? "" : `<w:basedOn w:val="${basedOn}"/>`
  }<w:pPr>${properties}</w:pPr></w:style>`;

/** A table; each line of a cell is a paragraph. */
export const table = (...rows: string[][]): string => {
  const cellOf = (text: string) =>
    `<w:tc>${text
      .split("\n")
      .map((line) => paragraph(line))
      .join("")}</w:tc>`;
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cellOf).join("")}</w:tr>`).join("")}</w:tbl>`;
};

/** A kind of list with the formats and texts of its levels, and how far each is moved to the right. */
export const listKind = (
  id: number,
  ...levels: [format: string, text: string, start?: number, left?: number][]
): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels
    .map(
      ([format, text, start = 1, left], level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${
          left === undefined ? "" : `<w:pPr><w:ind w:left="${left + 360}" w:hanging="360"/></w:pPr>`
        }</w:lvl>`,
    )
    .join("")}</w:abstractNum>`;

/** A list of a kind; `restart` is the number its first level starts at anew. */
export const list = (id: number, kind: number, restart?: number): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${kind}"/>${
    restart === undefined ? "" : `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${restart}"/></w:lvlOverride>`
  }</w:num>`;
