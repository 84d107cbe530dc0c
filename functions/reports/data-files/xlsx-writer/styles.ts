import { SPREADSHEET, XML_HEAD } from "./xml.ts";

/** How a cell looks; numbers are positions in the lists of styles.xml below. */
interface Look {
  font?: number;
  fill?: number;
  border?: number;
  format?: number;
  alignment?: string;
}

const FONTS = [
  '<sz val="11"/>',
  '<b/><sz val="11"/>',
  '<b/><sz val="16"/>',
  '<b/><sz val="13"/>',
  '<i/><sz val="11"/><color rgb="FF595959"/>',
  '<u/><sz val="11"/><color rgb="FF0563C1"/>',
];
const FILLS = [
  '<patternFill patternType="none"/>',
  '<patternFill patternType="gray125"/>',
  '<patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill>',
  '<patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill>',
];
const side = (name: string) => `<${name} style="thin"><color rgb="FFBFBFBF"/></${name}>`;
const BORDERS = [
  "<left/><right/><top/><bottom/><diagonal/>",
  `<left/><right/><top/>${side("bottom")}<diagonal/>`,
  `${["left", "right", "top", "bottom"].map(side).join("")}<diagonal/>`,
];
/** Custom formats of the workbook, by their number; lower numbers are built in. */
const PERCENT = 164;
const TWO_DECIMALS = 2;
/** Input stays text, whatever it begins with. */
const TEXT = 49;

const WRAPPED = 'vertical="top" wrapText="1"';
const CENTRE = 'horizontal="center" vertical="bottom" wrapText="1"';
const RIGHT = 'horizontal="right" vertical="bottom" wrapText="1"';

const LOOKS = {
  plain: {},
  wrapped: { alignment: WRAPPED },
  header: { font: 1 },
  numericHeader: { font: 1, alignment: 'horizontal="right"' },
  title: { font: 2 },
  heading: { font: 3 },
  strong: { font: 1, alignment: WRAPPED },
  note: { font: 4 },
  link: { font: 5, alignment: 'vertical="top"' },
  tableHeader: { font: 1, fill: 2, border: 1, alignment: 'vertical="bottom" wrapText="1"' },
  numericTableHeader: { font: 1, fill: 2, border: 1, alignment: RIGHT },
  centredTableHeader: { font: 1, fill: 2, border: 1, alignment: CENTRE },
  centred: { alignment: 'horizontal="center"' },
  percent: { format: PERCENT },
  decimal: { format: TWO_DECIMALS },
  strongPercent: { font: 1, format: PERCENT },
  strongDecimal: { font: 1, format: TWO_DECIMALS },
  input: { fill: 3, border: 2 },
  textInput: { fill: 3, border: 2, format: TEXT },
} as const satisfies Record<string, Look>;
export type Style = keyof typeof LOOKS;

const NAMES = Object.keys(LOOKS) as Style[];
const NUMBERS = new Map(NAMES.map((name, index) => [name, index]));

/**
 * Position of a style among the formats of cells.
 * @param guarded whether the cell is marked as text, so that it stays text when a user edits it (`quotePrefix`)
 */
export const styleNumber = (style: Style, guarded = false): number =>
  NUMBERS.get(style)! + (guarded ? NAMES.length : 0);

function xf({ font = 0, fill = 0, border = 0, format = 0, alignment }: Look, guard: string): string {
  const marks = [
    `numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"${guard}`,
    ...(font > 0 ? ['applyFont="1"'] : []),
    ...(fill > 0 ? ['applyFill="1"'] : []),
    ...(border > 0 ? ['applyBorder="1"'] : []),
    ...(format > 0 ? ['applyNumberFormat="1"'] : []),
  ].join(" ");
  return alignment ? `<xf ${marks} applyAlignment="1"><alignment ${alignment}/></xf>` : `<xf ${marks}/>`;
}

const list = (name: string, parts: readonly string[]) => `<${name} count="${parts.length}">${parts.join("")}</${name}>`;

/** The styles of a workbook: every look, then each again as one of guarded text. */
export const STYLES_XML =
  `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET}">` +
  list("numFmts", [`<numFmt numFmtId="${PERCENT}" formatCode="0.0%"/>`]) +
  list(
    "fonts",
    FONTS.map((font) => `<font>${font}<name val="Calibri"/></font>`),
  ) +
  list(
    "fills",
    FILLS.map((fill) => `<fill>${fill}</fill>`),
  ) +
  list(
    "borders",
    BORDERS.map((border) => `<border>${border}</border>`),
  ) +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  list(
    "cellXfs",
    ["", ' quotePrefix="1"'].flatMap((guard) => NAMES.map((name) => xf(LOOKS[name], guard))),
  ) +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
