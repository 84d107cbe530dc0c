import type { ExportFormat } from "../platform/files/export-formats.ts";
import type { ReportSource } from "./content/source.ts";

/** A complete study as a file. What makes a format is loaded with its first file. */
export async function exportFile(format: ExportFormat, source: ReportSource): Promise<Uint8Array> {
  switch (format) {
    case "csv":
      return (await import("./data-files/csv.ts")).csv(source);
    case "xlsx":
      return (await import("./data-files/xlsx.ts")).xlsx(source);
    case "sav":
      return (await import("./data-files/sav.ts")).sav(source);
    case "docx":
      return (await import("./document/report-document.ts")).reportDocument(source);
    case "jsonl":
      return (await import("./data-files/jsonl.ts")).jsonl(source);
  }
}
