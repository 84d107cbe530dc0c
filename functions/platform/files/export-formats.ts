/** The media type of each format that results can be exported in; the format is also how the file's name ends. */
export const exportMediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  sav: "application/x-spss-sav",
  jsonl: "application/jsonl",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown",
} as const;
export type ExportFormat = keyof typeof exportMediaTypes;
export const exportFormats = Object.keys(exportMediaTypes) as [ExportFormat, ...ExportFormat[]];

interface Place {
  companyId: string;
  projectId: string;
  simulationId: string;
}

/** Where exports of a company lie that are too large to be answered. */
export const exportsFolder = (companyId: string): string => `exports/${companyId}/`;

/** Key of the export of a simulation: one for each format, written anew with every export. */
export const exportObject = ({ companyId, projectId, simulationId }: Place, format: ExportFormat): string =>
  `${exportsFolder(companyId)}${projectId}/${simulationId}.${format}`;

/** Keys of all exports that a simulation may have. */
export const exportObjects = (place: Place): string[] => exportFormats.map((format) => exportObject(place, format));
