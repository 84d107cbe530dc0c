import { languages, type Language } from "../../languages/registry.ts";

/** Facts about a format that are known without creating a file. */
interface ExportFormatFacts {
  mediaType: string;
  /** Its label where people choose a format. */
  label: string;
  /** What a file of this format contains, as sentences of the reference. */
  holds: string;
  /** Whether it is the report, which can be in a language other than the study's. */
  isReport: boolean;
}

/** The formats that results can be exported in; the format is also how the file's name ends. */
export const exportFacts = {
  csv: {
    mediaType: "text/csv",
    label: "CSV",
    holds:
      "A row per persona and question, in UTF-8. An apostrophe precedes a text that a program could take for a " +
      "formula.",
    isReport: false,
  },
  xlsx: {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    label: "Excel",
    holds:
      "The same, a row per persona, a dictionary of the columns, and the summary with its intervals. Texts are " +
      "texts, never formulas.",
    isReport: false,
  },
  sav: {
    mediaType: "application/x-spss-sav",
    label: "SPSS",
    holds: "For SPSS and PSPP: a case per persona, with labels of variables and values and the weights.",
    isReport: false,
  },
  jsonl: {
    mediaType: "application/jsonl",
    label: "JSON Lines",
    holds: "An object per persona and question with the values as they are, for programs.",
    isReport: false,
  },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    label: "Word",
    holds: "The report as a document to be edited.",
    isReport: true,
  },
  pptx: {
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    label: "PowerPoint",
    holds: "The report as slides whose charts PowerPoint draws and edits itself; no transcripts and no single answers.",
    isReport: true,
  },
  md: {
    mediaType: "text/markdown",
    label: "Markdown",
    holds: "The report as Markdown, with a table for every chart; no transcripts and no single answers.",
    isReport: true,
  },
} as const satisfies Readonly<Record<string, ExportFormatFacts>>;
export type ExportFormat = keyof typeof exportFacts;
export const exportFormats = Object.keys(exportFacts) as [ExportFormat, ...ExportFormat[]];
/** The formats of the report. */
export const reportFormats = exportFormats.filter((format) => exportFacts[format].isReport);

interface Place {
  companyId: string;
  projectId: string;
  simulationId: string;
}

/** The folder for exports of a company that are too large for an answer. */
export const exportsFolder = (companyId: string): string => `exports/${companyId}/`;

/**
 * Key of the export of a simulation: one for each format and language, overwritten by every export.
 * @param language the reader's language; undefined: the study's
 */
export const exportObject = (
  { companyId, projectId, simulationId }: Place,
  format: ExportFormat,
  language?: Language,
): string => `${exportsFolder(companyId)}${projectId}/${simulationId}${language ? `.${language}` : ""}.${format}`;

/** Key of the replay bundle of a simulation, if it is too large for an answer. */
export const replayObject = ({ companyId, projectId, simulationId }: Place): string =>
  `${exportsFolder(companyId)}${projectId}/${simulationId}.replay.json`;

/** Keys of all exports that a simulation may have. */
export const exportObjects = (place: Place): string[] => [
  replayObject(place),
  ...exportFormats.map((format) => exportObject(place, format)),
  ...reportFormats.flatMap((format) => languages.map((language) => exportObject(place, format, language))),
];
