import { XML_HEAD } from "./xml.ts";

const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";

const COLOURS = {
  ...{ dk1: "000000", lt1: "FFFFFF", dk2: "44546A", lt2: "E7E6E6" },
  ...{
    accent1: "2F6DB5",
    accent2: "C55A11",
    accent3: "7F7F7F",
    accent4: "BF8F00",
    accent5: "548235",
    accent6: "7030A0",
  },
  ...{ hlink: "0563C1", folHlink: "954F72" },
};
const FONT = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>';
const FILLS = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);

/** Colours and fonts that programs offer in a workbook. The format asks for one, and for three of each effect. */
export const THEME_XML =
  `${XML_HEAD}<a:theme xmlns:a="${DRAWING}" name="Report"><a:themeElements><a:clrScheme name="Report">` +
  Object.entries(COLOURS)
    .map(([name, colour]) => `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`)
    .join("") +
  `</a:clrScheme><a:fontScheme name="Report"><a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont>` +
  `</a:fontScheme><a:fmtScheme name="Report"><a:fillStyleLst>${FILLS}</a:fillStyleLst><a:lnStyleLst>` +
  '<a:ln><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3) +
  "</a:lnStyleLst><a:effectStyleLst>" +
  "<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3) +
  `</a:effectStyleLst><a:bgFillStyleLst>${FILLS}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
