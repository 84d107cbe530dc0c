import { exportFacts, exportFormats, type ExportFormat } from "../platform/files/export-formats.ts";
import type { ReportMaterial } from "./store.ts";
import { reportWordingOf } from "../languages/report-wording.ts";
import { studyTitle } from "../studies/simulation/study-title.ts";
import { memoizeBy } from "./memoize-by.ts";
import { reportSource } from "./report-source.ts";
import type { ReportSource } from "./content/source.ts";
import type { Simulation } from "../studies/simulation/schemas.ts";

const MOST_CHARACTERS = 100;
/** Characters that some system rejects in file names, or that make one name look like another. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|%…]/gu;

/** Escapes all characters but those that RFC 8187 allows. */
const escapeAll = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);

/** The fields of a study that its file names are made from. */
type Named = Pick<
  Simulation,
  "name" | "prompt_question" | "simulation_type" | "language" | "completed_at" | "created_at"
>;

/** The file name of a study without extension: its title. If the study has no name of its own, its day is added. */
function stemOf(study: Named): string {
  const { simulation_type, language, completed_at, created_at } = study;
  const day = (completed_at ?? created_at).slice(0, 10);
  const { say } = reportWordingOf(language);
  const kind = say(`studies.${simulation_type}`);
  const title = studyTitle(study, (subject) => `${say("opening.named", { study: kind, subject })} ${day}`);
  const fit = [...(title ?? "").normalize("NFC").replaceAll(UNFIT, " ").replaceAll(/\s+/g, " ").trim()]
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "");
  return fit === "" ? `${simulation_type} ${day}` : fit;
}

/**
 * The header that names a file (RFC 6266): in ASCII for old programs, and unchanged for all others.
 * @param extension without its dot
 */
export function contentDisposition(simulation: Named, extension: string): string {
  const stem = stemOf(simulation);
  const ascii = stem
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w .,()-]+/g, "_");
  return `attachment; filename="${ascii}.${extension}"; filename*=UTF-8''${escapeAll(`${stem}.${extension}`)}`;
}

/** Makes a file of a complete study in each format. A maker is loaded with its first file. */
const makers: Readonly<Record<ExportFormat, (source: ReportSource, language?: string) => Promise<Uint8Array>>> = {
  csv: async (source) => (await import("./data-files/csv.ts")).csv(source),
  xlsx: async (source) => (await import("./data-files/xlsx.ts")).xlsx(source),
  sav: async (source) => (await import("./data-files/sav.ts")).sav(source),
  jsonl: async (source) => (await import("./data-files/jsonl.ts")).jsonl(source),
  docx: async (...made) => (await import("./document/report-document.ts")).reportDocument(...made),
  pptx: async (...made) => (await import("./slides/report-slides.ts")).reportSlides(...made),
  md: async (...made) => (await import("./markdown/report-markdown.ts")).reportMarkdown(...made),
};

/** An export as it is sent. */
export interface SentFile {
  bytes: Uint8Array;
  mediaType: string;
  contentDisposition: string;
}

/**
 * @param language language of a report's own words (BCP 47); undefined: the study's
 * @throws as `reportSource` does
 */
export type MakeFile = (
  format: ExportFormat,
  material: ReportMaterial,
  language: string | undefined,
) => Promise<SentFile>;

/** The media type as it is sent: text types name their encoding. */
export const sentType = (type: string): string => (type.startsWith("text/") ? `${type}; charset=utf-8` : type);

const makerOf = (format: ExportFormat) =>
  memoizeBy(async (material: ReportMaterial, language: string | undefined): Promise<SentFile> => {
    const source = await reportSource(material, "its results can be exported", { language });
    return {
      bytes: await makers[format](source, language),
      mediaType: sentType(exportFacts[format].mediaType),
      contentDisposition: contentDisposition(source.simulation, format),
    };
  });

/** Makes exports. Material that was read once gives one file for each format and language. */
export function openFiles(): MakeFile {
  const opened = new Map(exportFormats.map((format) => [format, makerOf(format)]));
  return (format, material, language) => (opened.get(format) ?? makerOf(format))(material, language);
}

declare module "../platform/http/reads.ts" {
  interface Reads {
    makeFile: MakeFile;
  }
}
