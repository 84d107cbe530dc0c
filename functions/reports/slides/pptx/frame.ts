import { PRESENTATION, pictureXml, slideNumber, titlePlace, tree } from "./slide.ts";
import { SLIDE, type Box, type Deck } from "./shape.ts";
import { namespaces, XML_HEAD } from "./xml.ts";

/** Positions of the elements that all slides share, in points. */
export const PLACES = {
  margin: 40,
  title: { x: 40, y: 44, width: 760, height: 54 },
  coverTitle: { x: 40, y: 150, width: 780, height: 110 },
  logo: { x: 820, y: 20, width: 100, height: 36 },
  number: { x: 860, y: 510, width: 60, height: 16 },
} as const satisfies Record<string, Box | number>;

const THEME_FONTS = '<a:latin typeface="Arial"/><a:ea typeface="Yu Gothic"/><a:cs typeface="Arial"/>';

/** Three of everything, as the format asks for; slides use the first of each. */
const THEME_FORMATS =
  '<a:fmtScheme name="Plain"><a:fillStyleLst>' +
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3) +
  "</a:fillStyleLst><a:lnStyleLst>" +
  '<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3) +
  "</a:lnStyleLst><a:effectStyleLst>" +
  "<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3) +
  "</a:effectStyleLst><a:bgFillStyleLst>" +
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3) +
  "</a:bgFillStyleLst></a:fmtScheme>";

export function themeXml({ colours }: Deck): string {
  const scheme = {
    dk1: colours.text,
    lt1: "FFFFFF",
    dk2: colours.muted,
    lt2: colours.rule,
    accent1: colours.accent1,
    accent2: colours.accent2,
    accent3: colours.accent3,
    accent4: colours.accent4,
    accent5: colours.accent5,
    accent6: colours.muted,
    hlink: colours.accent1,
    folHlink: colours.muted,
  };
  return (
    `${XML_HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Report">` +
    `<a:themeElements><a:clrScheme name="Report">${Object.entries(scheme)
      .map(([name, colour]) => `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`)
      .join("")}</a:clrScheme>` +
    `<a:fontScheme name="Report"><a:majorFont>${THEME_FONTS}</a:majorFont><a:minorFont>${THEME_FONTS}</a:minorFont>` +
    `</a:fontScheme>${THEME_FORMATS}</a:themeElements></a:theme>`
  );
}

/** The names of layouts, in the order of their parts. */
export const LAYOUTS = ["title", "content"] as const;

const MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const level = (name: string, size: number, bold = false): string =>
  `<a:${name} marL="0" indent="0" algn="l"><a:buNone/><a:defRPr sz="${size * 100}" b="${Number(bold)}">` +
  '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/>' +
  `<a:cs typeface="+mn-cs"/></a:defRPr></a:${name}>`;

/** The master has the logo, so that one change shows on all slides; its relationship follows layouts and theme. */
export function masterXml({ logo }: Deck): string {
  const picture = logo === null ? "" : pictureXml(4, "Logo", logo, PLACES.logo, `rId${LAYOUTS.length + 2}`);
  const layouts = LAYOUTS.map((_, at) => `<p:sldLayoutId id="${2_147_483_649 + at}" r:id="rId${at + 1}"/>`);
  const background = '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
  return (
    `${XML_HEAD}<p:sldMaster xmlns:p="${PRESENTATION}" ${namespaces}>` +
    `${tree(`${titlePlace(2, PLACES.title)}${slideNumber(3, PLACES.number)}${picture}`, background)}${MAP}` +
    `<p:sldLayoutIdLst>${layouts.join("")}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${level("lvl1pPr", 22, true)}</p:titleStyle>` +
    `<p:bodyStyle>${level("lvl1pPr", 14)}</p:bodyStyle><p:otherStyle>${level("lvl1pPr", 14)}</p:otherStyle>` +
    "</p:txStyles></p:sldMaster>"
  );
}

export const layoutXml = (layout: (typeof LAYOUTS)[number]): string =>
  `${XML_HEAD}<p:sldLayout xmlns:p="${PRESENTATION}" ${namespaces} type="titleOnly" preserve="1">` +
  tree(
    `${titlePlace(2, layout === "title" ? PLACES.coverTitle : PLACES.title)}${slideNumber(3, PLACES.number)}`,
  ).replace("<p:cSld>", `<p:cSld name="${layout === "title" ? "Cover" : "Title and content"}">`) +
  "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>";

export const presentationXml = (slides: number): string =>
  `${XML_HEAD}<p:presentation xmlns:p="${PRESENTATION}" ${namespaces}>` +
  '<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>' +
  Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`).join("") +
  `</p:sldIdLst><p:sldSz cx="${SLIDE.width * 12_700}" cy="${SLIDE.height * 12_700}"/>` +
  '<p:notesSz cx="6858000" cy="9144000"/></p:presentation>';
