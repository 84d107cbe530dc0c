import { isRightToLeft, writable } from "../../../platform/text/writable.ts";
import { CELL, type Box, type Picture, type Run, type Shape, type Slide, type SlideParagraph } from "./shape.ts";
import type { ThemeColour } from "./theme-colour.ts";
import { emu, namespaces, XML_HEAD, xmlText } from "./xml.ts";

export const PRESENTATION = "http://schemas.openxmlformats.org/presentationml/2006/main";
const CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart";
const TABLE = "http://schemas.openxmlformats.org/drawingml/2006/table";

const place = ({ x, y, width, height }: Box, element = "a:xfrm"): string =>
  `<${element}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${element}>`;

const fill = (colour: ThemeColour): string => `<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;
const NO_LINE = "<a:ln><a:noFill/></a:ln>";
const RECTANGLE = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

const runXml = ({ text, size, colour = "tx1", bold = false, italic = false }: Run, language: string): string =>
  `<a:r><a:rPr lang="${language}" sz="${Math.round(size * 100)}" b="${Number(bold)}" i="${Number(italic)}" dirty="0">` +
  `${fill(colour)}</a:rPr><a:t>${xmlText(text)}</a:t></a:r>`;

/** A line break is one of the paragraph's own, not a character of its text. */
const runsXml = (run: Run, language: string): string =>
  writable(run.text)
    .split("\n")
    .map((text) => runXml({ ...run, text }, language))
    .join("<a:br/>");

const ALIGNED = { left: "l", right: "r", centre: "ctr" } as const;

function paragraphXml({ runs, align, bullet = false, after = 0 }: SlideParagraph, language: string): string {
  const reversed = isRightToLeft(runs.find(({ text }) => /\p{L}/u.test(text))?.text ?? "");
  const aligned = align ?? (reversed ? "right" : "left");
  const side = reversed ? "marR" : "marL";
  const indent = bullet ? ` ${side}="${emu(14)}" indent="-${emu(14)}"` : ' marL="0" indent="0"';
  return (
    `<a:p><a:pPr${indent} algn="${ALIGNED[aligned]}"${reversed ? ' rtl="1"' : ""}>` +
    `<a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="${Math.round(after * 100)}"/></a:spcAft>` +
    `${bullet ? '<a:buFont typeface="Arial"/><a:buChar char="•"/>' : "<a:buNone/>"}</a:pPr>` +
    `${runs.map((run) => runsXml(run, language)).join("")}</a:p>`
  );
}

const ANCHORS = { top: "t", middle: "ctr", bottom: "b" } as const;
const bodyOf = (anchor: keyof typeof ANCHORS, left = 0): string =>
  `<a:bodyPr wrap="square" lIns="${emu(left)}" tIns="0" rIns="0" bIns="0" anchor="${ANCHORS[anchor]}">` +
  "<a:noAutofit/></a:bodyPr><a:lstStyle/>";

const named = (id: number, name: string, description = ""): string =>
  `<p:cNvPr id="${id}" name="${xmlText(name)}"${description === "" ? "" : ` descr="${xmlText(description)}"`}/>`;

const noLine = (side: string): string => `<a:${side} w="0"><a:noFill/></a:${side}>`;
const line = (side: string, colour: ThemeColour): string => `<a:${side} w="9525">${fill(colour)}</a:${side}>`;

function tableXml({ widths, rows, heights, size }: Extract<Shape, { kind: "table" }>, language: string): string {
  const cell = (text: string, numeric: boolean, { head, first }: { head: boolean; first: boolean }) =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(
      {
        runs: [{ text, size, colour: head ? "tx2" : "tx1", bold: head }],
        ...(numeric ? { align: "right" as const } : {}),
      },
      language,
    )}</a:txBody><a:tcPr marL="${emu(CELL)}" marR="${emu(CELL)}" marT="0" marB="0" anchor="${head ? "b" : "ctr"}">` +
    `${noLine("lnL")}${noLine("lnR")}${head ? noLine("lnT") : line("lnT", first ? "tx2" : "bg2")}` +
    `${line("lnB", head ? "tx2" : "bg2")}<a:noFill/></a:tcPr></a:tc>`;
  return (
    '<a:tbl><a:tblPr firstRow="1"/><a:tblGrid>' +
    `${widths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join("")}</a:tblGrid>` +
    rows
      .map((cells, at) => {
        const row = { head: at === 0, first: at === 1 };
        const height = emu(at === 0 ? heights.head : heights.row);
        return `<a:tr h="${height}">${cells.map(({ text, numeric }) => cell(text, numeric, row)).join("")}</a:tr>`;
      })
      .join("") +
    "</a:tbl>"
  );
}

const frame = (id: number, name: string, description: string, box: Box, uri: string, content: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr>${named(id, name, description)}<p:cNvGraphicFramePr>` +
  '<a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>' +
  `${place(box, "p:xfrm")}<a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic>` +
  "</p:graphicFrame>";

const shape = (
  head: string,
  properties: string,
  text: string,
  { isBox = false, placeholder = "" }: { isBox?: boolean; placeholder?: string } = {},
): string =>
  `<p:sp><p:nvSpPr>${head}<p:cNvSpPr${isBox ? ' txBox="1"' : ""}>` +
  `${placeholder === "" ? "" : '<a:spLocks noGrp="1"/>'}</p:cNvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>` +
  `<p:spPr>${properties}</p:spPr>${text === "" ? "" : `<p:txBody>${text}</p:txBody>`}</p:sp>`;

const bar = (head: string, box: Box, colour: ThemeColour): string =>
  shape(
    head,
    `${place(box)}${RECTANGLE}${fill(colour)}${NO_LINE}`,
    `${bodyOf("top")}<a:p><a:endParaRPr lang="en-GB"/></a:p>`,
  );

/** Width of the line along the left edge of a text, and the gap between them. */
const EDGE = { width: 3, gap: 12 };

/** @param charts relationships of the slide's charts, which are taken one by one */
function shapeXml(one: Shape, id: number, language: string, charts: Iterator<string>): string {
  switch (one.kind) {
    case "title":
      return shape(
        named(id, "Title"),
        place(one.box),
        `${bodyOf("bottom")}${paragraphXml({ runs: [{ text: one.text, size: one.size, bold: true }] }, language)}`,
        { placeholder: '<p:ph type="title"/>' },
      );
    case "text": {
      const { x, y, height } = one.box;
      const texts = one.paragraphs.map((paragraph) => paragraphXml(paragraph, language)).join("");
      const text = shape(
        named(id, one.name),
        `${place(one.box)}${RECTANGLE}<a:noFill/>${NO_LINE}`,
        `${bodyOf(one.anchor ?? "top", one.edge ? EDGE.gap : 0)}${texts}`,
        { isBox: true },
      );
      if (!one.edge) return text;
      return bar(named(id + 1, `${one.name} line`), { x, y, height, width: EDGE.width }, one.edge) + text;
    }
    case "rule":
      return bar(named(id, one.name), one.box, one.colour);
    case "chart": {
      const relationship = String(charts.next().value);
      const content = `<c:chart xmlns:c="${CHART}" r:id="${relationship}"/>`;
      return frame(id, one.name, one.description, one.box, CHART, content);
    }
    case "table":
      return frame(id, one.name, one.description, one.box, TABLE, tableXml(one, language));
  }
}

const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** The shapes of a slide, its layout or its master. */
export const tree = (content: string, background = ""): string =>
  `<p:cSld>${background}<p:spTree>${GROUP}${content}</p:spTree></p:cSld>`;

/** The number of the slide, in a place that its master gives. */
export const slideNumber = (id: number, box: Box | null): string =>
  shape(
    named(id, "Slide number"),
    box === null ? "" : `${place(box)}${RECTANGLE}`,
    `${box === null ? "<a:bodyPr/><a:lstStyle/>" : bodyOf("middle")}<a:p><a:pPr algn="r"/>` +
      `<a:fld id="{8C4D2A6E-5B1F-4E7A-9D3C-6F0B2E1A7C58}" type="slidenum"><a:rPr lang="en-GB" sz="900">${fill("tx2")}` +
      "</a:rPr><a:t>‹#›</a:t></a:fld></a:p>",
    { placeholder: '<p:ph type="sldNum" sz="quarter" idx="12"/>' },
  );

/** The title's place on layouts and masters. */
export const titlePlace = (id: number, box: Box): string =>
  shape(named(id, "Title"), `${place(box)}${RECTANGLE}`, `${bodyOf("bottom")}<a:p><a:endParaRPr lang="en-GB"/></a:p>`, {
    placeholder: '<p:ph type="title"/>',
  });

/** A picture within a box, in its upper right corner and as large as it can be there. */
export function pictureXml(id: number, name: string, picture: Picture, box: Box, relationship: string): string {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return (
    `<p:pic><p:nvPicPr>${named(id, name, name)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>` +
    `<p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/>` +
    "<a:stretch><a:fillRect/></a:stretch></p:blipFill>" +
    `<p:spPr>${place({ x: box.x + box.width - width, y: box.y, width, height })}${RECTANGLE}</p:spPr></p:pic>`
  );
}

/** @param charts ids of the relationships of its charts, in their order */
export function slideXml({ shapes }: Slide, language: string, charts: readonly string[]): string {
  const taken = charts.values();
  // Two ids for each: a text with a line along its edge is two shapes.
  const content = shapes.map((one, at) => shapeXml(one, 2 + 2 * at, language, taken)).join("");
  return (
    `${XML_HEAD}<p:sld xmlns:p="${PRESENTATION}" ${namespaces}>` +
    tree(content + slideNumber(2 + 2 * shapes.length, null)) +
    "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>"
  );
}
