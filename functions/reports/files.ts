import { exportFormats, exportMediaTypes, type ExportFormat } from "../platform/files/export-formats.ts";
import { exportFile } from "./export-document.ts";
import type { ReportMaterial } from "./store.ts";
import { contentDisposition } from "./file-name.ts";
import { onceFor } from "./once-for.ts";
import { reportSource } from "./report-source.ts";

/** An export as it is sent. */
export interface SentFile {
  bytes: Uint8Array;
  mediaType: string;
  contentDisposition: string;
}

/** @throws as `reportSource` does */
export type MakeFile = (format: ExportFormat, material: ReportMaterial) => Promise<SentFile>;

const mediaTypeOf = (format: ExportFormat): string => {
  const type = exportMediaTypes[format];
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
};

const makerOf = (format: ExportFormat) =>
  onceFor(async (material: ReportMaterial): Promise<SentFile> => {
    const source = await reportSource(material, "its results can be exported");
    return {
      bytes: await exportFile(format, source),
      mediaType: mediaTypeOf(format),
      contentDisposition: contentDisposition(source.simulation, format),
    };
  });

/** Makes exports, one of each format of what was read once. */
export function openFiles(): MakeFile {
  const makers = new Map(exportFormats.map((format) => [format, makerOf(format)]));
  return (format, material) => (makers.get(format) ?? makerOf(format))(material);
}

declare module "../platform/http/reads.ts" {
  interface Reads {
    makeFile: MakeFile;
  }
}
