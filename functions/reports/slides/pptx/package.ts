import { parseTimestamp } from "../../../platform/timestamp.ts";
import { DIGITAL_SOURCE_TYPE } from "../../../platform/content-source.ts";
import { workbookOf } from "../../data-files/xlsx-writer/workbook.ts";
import { markedProperties } from "../../synthetic-mark.ts";
import { zip, type ZipPart } from "../../data-files/xlsx-writer/zip.ts";
import { chartRows, chartXml, type NativeChart } from "./chart.ts";
import { LAYOUTS, layoutXml, masterXml, presentationXml, themeXml } from "./frame.ts";
import { slideXml } from "./slide.ts";
import type { Deck, Slide } from "./shape.ts";
import { PACKAGE, type Relation, relationsXml, XML_HEAD } from "../../data-files/xlsx-writer/xml.ts";
import { xmlText } from "./xml.ts";

const TYPE = "application/vnd.openxmlformats-officedocument";

const office = (type: string, target: string): Relation => ({ type, target });

/** A part of the package, with its media type where its ending does not say it. */
interface Part {
  name: string;
  content: string | Uint8Array;
  type?: string;
}

function contentTypes(parts: readonly Part[]): string {
  const endings = {
    rels: "application/vnd.openxmlformats-package.relationships+xml",
    xlsx: `${TYPE}.spreadsheetml.sheet`,
    png: "image/png",
    jpeg: "image/jpeg",
  };
  return (
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    Object.entries(endings)
      .map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
      .join("") +
    parts
      .flatMap(({ name, type }) => (type ? [`<Override PartName="/${name}" ContentType="${type}"/>`] : []))
      .join("") +
    "</Types>"
  );
}

function properties({ title, description, keywords, creator, language, createdAt }: Deck): Part[] {
  const at = createdAt && parseTimestamp(createdAt).toISOString();
  const time = (name: string) =>
    at === null ? "" : `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>`;
  const core =
    `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(creator)}</dc:creator>` +
    `<cp:keywords>${xmlText(keywords)}</cp:keywords><dc:description>${xmlText(description)}</dc:description>` +
    `<cp:lastModifiedBy>${xmlText(creator)}</cp:lastModifiedBy>${time("created")}${time("modified")}` +
    `<dc:language>${xmlText(language)}</dc:language></cp:coreProperties>`;
  const custom =
    `${XML_HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ` +
    'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
    '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="DigitalSourceType">' +
    `<vt:lpwstr>${DIGITAL_SOURCE_TYPE}</vt:lpwstr></property></Properties>`;
  return [
    { name: "docProps/core.xml", content: core, type: "application/vnd.openxmlformats-package.core-properties+xml" },
    { name: "docProps/custom.xml", content: custom, type: `${TYPE}.custom-properties+xml` },
  ];
}

const chartSheet = (chart: NativeChart): Promise<Uint8Array> => {
  const rows = chartRows(chart);
  const widths = (rows[0] ?? []).map((_, at) => (at === 0 ? 40 : 14));
  return workbookOf([{ name: "Sheet1", widths, rows }], { title: "", ...markedProperties("") });
};

const chartsOf = ({ shapes }: Slide): NativeChart[] =>
  shapes.flatMap((shape) => (shape.kind === "chart" ? [shape.chart] : []));

/** A slide with its charts and the workbook of each. @param first number of its first chart */
async function slideParts(slide: Slide, number: number, first: number, language: string): Promise<Part[]> {
  const charts = chartsOf(slide);
  const layout = office("slideLayout", `../slideLayouts/slideLayout${LAYOUTS.indexOf(slide.layout) + 1}.xml`);
  const parts: Part[] = [
    {
      name: `ppt/slides/slide${number}.xml`,
      content: slideXml(
        slide,
        language,
        charts.map((_, at) => `rId${at + 2}`),
      ),
      type: `${TYPE}.presentationml.slide+xml`,
    },
    {
      name: `ppt/slides/_rels/slide${number}.xml.rels`,
      content: relationsXml([layout, ...charts.map((_, at) => office("chart", `../charts/chart${first + at}.xml`))]),
    },
  ];
  for (const [at, chart] of charts.entries()) {
    const own = first + at;
    parts.push(
      { name: `ppt/charts/chart${own}.xml`, content: chartXml(chart), type: `${TYPE}.drawingml.chart+xml` },
      {
        name: `ppt/charts/_rels/chart${own}.xml.rels`,
        content: relationsXml([office("package", `../embeddings/chart${own}.xlsx`)]),
      },
      { name: `ppt/embeddings/chart${own}.xlsx`, content: await chartSheet(chart) },
    );
  }
  return parts;
}

/** A presentation (.pptx, ECMA-376) with charts that PowerPoint draws, each with its figures in a workbook. */
export async function writeDeck(deck: Deck): Promise<Uint8Array> {
  const { logo, slides } = deck;
  const logoName = logo && `media/logo.${logo.extension}`;
  const presentation = `${TYPE}.presentationml`;
  const parts: Part[] = [
    {
      name: "_rels/.rels",
      content: relationsXml([
        office("officeDocument", "ppt/presentation.xml"),
        { type: `${PACKAGE}/relationships/metadata/core-properties`, target: "docProps/core.xml" },
        office("custom-properties", "docProps/custom.xml"),
      ]),
    },
    ...properties(deck),
    {
      name: "ppt/presentation.xml",
      content: presentationXml(slides.length),
      type: `${presentation}.presentation.main+xml`,
    },
    {
      name: "ppt/_rels/presentation.xml.rels",
      content: relationsXml([
        office("slideMaster", "slideMasters/slideMaster1.xml"),
        ...slides.map((_, at) => office("slide", `slides/slide${at + 1}.xml`)),
        office("theme", "theme/theme1.xml"),
      ]),
    },
    { name: "ppt/theme/theme1.xml", content: themeXml(deck), type: `${TYPE}.theme+xml` },
    { name: "ppt/slideMasters/slideMaster1.xml", content: masterXml(deck), type: `${presentation}.slideMaster+xml` },
    {
      name: "ppt/slideMasters/_rels/slideMaster1.xml.rels",
      content: relationsXml([
        ...LAYOUTS.map((_, at) => office("slideLayout", `../slideLayouts/slideLayout${at + 1}.xml`)),
        office("theme", "../theme/theme1.xml"),
        ...(logoName ? [office("image", `../${logoName}`)] : []),
      ]),
    },
    ...LAYOUTS.flatMap((layout, at): Part[] => [
      {
        name: `ppt/slideLayouts/slideLayout${at + 1}.xml`,
        content: layoutXml(layout),
        type: `${presentation}.slideLayout+xml`,
      },
      {
        name: `ppt/slideLayouts/_rels/slideLayout${at + 1}.xml.rels`,
        content: relationsXml([office("slideMaster", "../slideMasters/slideMaster1.xml")]),
      },
    ]),
    ...(logo ? [{ name: `ppt/${logoName}`, content: logo.bytes }] : []),
  ];
  let charts = 1;
  for (const [at, slide] of slides.entries()) {
    parts.push(...(await slideParts(slide, at + 1, charts, deck.language)));
    charts += chartsOf(slide).length;
  }
  const all: Part[] = [{ name: "[Content_Types].xml", content: contentTypes(parts) }, ...parts];
  return zip(all.map(({ name, content }): ZipPart => ({ name, text: [content] })));
}
