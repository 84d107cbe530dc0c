import { chartXml, drawingXml } from "./chart.ts";
import { SharedStrings, sheetXml, type Sheet } from "./sheet.ts";
import { STYLES_XML } from "./styles.ts";
import { THEME_XML } from "./theme.ts";
import { escaped, PACKAGE, RELATIONSHIPS, relationsXml, SPREADSHEET, writable, XML_HEAD } from "./xml.ts";
import { zip, type ZipPart } from "./zip.ts";

const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const CORE = "application/vnd.openxmlformats-package.core-properties+xml";
const CORE_RELATION = `${PACKAGE}/relationships/metadata/core-properties`;

/** The properties that a program reads without opening the sheets. */
export interface Properties {
  title: string;
  description: string;
  keywords: string;
  creator: string;
}

/** A part of the package, apart from the list of types: its path, type and contents. */
interface Part extends ZipPart {
  type: string;
}

const contentTypes = (parts: readonly Part[]) =>
  `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  parts.map(({ name, type }) => `<Override PartName="/${name}" ContentType="${type}"/>`).join("") +
  "</Types>";

const workbookXml = (sheets: readonly Sheet[]) =>
  `${XML_HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">` +
  "<bookViews><workbookView/></bookViews><sheets>" +
  sheets
    .map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join("") +
  "</sheets></workbook>";

function propertiesXml({ title, description, keywords, creator }: Properties): string {
  const text = (value: string) => escaped(writable(value));
  return (
    `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:title>${text(title)}</dc:title><dc:creator>${text(creator)}</dc:creator>` +
    `<cp:keywords>${text(keywords)}</cp:keywords><dc:description>${text(description)}</dc:description>` +
    "</cp:coreProperties>"
  );
}

/** Parts of the charts of all sheets: a drawing for each sheet with charts, its charts and their relations. */
function chartParts(sheets: readonly Sheet[]): { parts: Part[]; relations: ZipPart[] } {
  const parts: Part[] = [];
  const relations: ZipPart[] = [];
  let chart = 0;
  for (const [index, { charts = [] }] of sheets.entries()) {
    if (charts.length === 0) continue;
    const number = index + 1;
    const names = charts.map(() => `chart${++chart}.xml`);
    parts.push(
      {
        name: `xl/drawings/drawing${number}.xml`,
        type: "application/vnd.openxmlformats-officedocument.drawing+xml",
        text: [drawingXml(charts)],
      },
      ...charts.map((one, place) => ({
        name: `xl/charts/${names[place]!}`,
        type: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
        text: [chartXml(one)],
      })),
    );
    relations.push(
      {
        name: `xl/worksheets/_rels/sheet${number}.xml.rels`,
        text: [relationsXml([{ type: "drawing", target: `../drawings/drawing${number}.xml` }])],
      },
      {
        name: `xl/drawings/_rels/drawing${number}.xml.rels`,
        text: [relationsXml(names.map((name) => ({ type: "chart", target: `../charts/${name}` })))],
      },
    );
  }
  return { parts, relations };
}

/** A workbook (.xlsx, ECMA-376) of sheets that are compressed while their rows are made. */
export function workbookOf(sheets: readonly Sheet[], properties: Properties): Promise<Uint8Array> {
  const strings = new SharedStrings();
  const drawn = chartParts(sheets);
  const parts: Part[] = [
    { name: "docProps/core.xml", type: CORE, text: [propertiesXml(properties)] },
    { name: "xl/workbook.xml", type: `${SHEET_TYPE}.sheet.main+xml`, text: [workbookXml(sheets)] },
    {
      name: "xl/theme/theme1.xml",
      type: "application/vnd.openxmlformats-officedocument.theme+xml",
      text: [THEME_XML],
    },
    { name: "xl/styles.xml", type: `${SHEET_TYPE}.styles+xml`, text: [STYLES_XML] },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      type: `${SHEET_TYPE}.worksheet+xml`,
      text: sheetXml(sheet, strings),
    })),
    ...drawn.parts,
    // The last part: sheets fill it while they are written.
    { name: "xl/sharedStrings.xml", type: `${SHEET_TYPE}.sharedStrings+xml`, text: strings.xml() },
  ];
  return zip([
    { name: "[Content_Types].xml", text: [contentTypes(parts)] },
    {
      name: "_rels/.rels",
      text: [
        relationsXml([
          { type: "officeDocument", target: "xl/workbook.xml" },
          { type: CORE_RELATION, target: "docProps/core.xml" },
        ]),
      ],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: [
        relationsXml([
          ...sheets.map((_, index) => ({ type: "worksheet", target: `worksheets/sheet${index + 1}.xml` })),
          { type: "theme", target: "theme/theme1.xml" },
          { type: "styles", target: "styles.xml" },
          { type: "sharedStrings", target: "sharedStrings.xml" },
        ]),
      ],
    },
    ...drawn.relations,
    ...parts,
  ]);
}
