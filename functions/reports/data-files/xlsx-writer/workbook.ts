import { SharedStrings, SPREADSHEET, XML_HEAD, sheetXml, type Sheet } from "./sheet.ts";
import { zip } from "./zip.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = (sheets: readonly Sheet[]) =>
  `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${SHEET_TYPE}.sharedStrings+xml"/>` +
  sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
    )
    .join("") +
  "</Types>";

const relationships = (targets: readonly { type: string; target: string }[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  targets
    .map(
      ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join("") +
  "</Relationships>";

const workbook = (sheets: readonly Sheet[]) =>
  `${XML_HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>` +
  sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("") +
  "</sheets></workbook>";

/** `quotePrefix` marks a cell as text: it stays text when somebody edits it. Order is that of `STYLES`. */
const STYLES_XML =
  `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1">' +
  '<alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyAlignment="1">' +
  '<alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">' +
  '<alignment horizontal="right"/></xf>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A workbook (.xlsx, ECMA-376) of sheets that are compressed while their rows are made. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const strings = new SharedStrings();
  return zip([
    { name: "[Content_Types].xml", text: [contentTypes(sheets)] },
    { name: "_rels/.rels", text: [relationships([{ type: "officeDocument", target: "xl/workbook.xml" }])] },
    { name: "xl/workbook.xml", text: [workbook(sheets)] },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: [
        relationships([
          ...sheets.map((_, index) => ({ type: "worksheet", target: `worksheets/sheet${index + 1}.xml` })),
          { type: "styles", target: "styles.xml" },
          { type: "sharedStrings", target: "sharedStrings.xml" },
        ]),
      ],
    },
    { name: "xl/styles.xml", text: [STYLES_XML] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: sheetXml(sheet, strings) })),
    // The last part: sheets fill it while they are written.
    { name: "xl/sharedStrings.xml", text: strings.xml() },
  ]);
}
