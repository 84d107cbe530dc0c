import { exportFacts, exportFormats } from "../../platform/files/export-formats.ts";
import { timeLeft } from "../../platform/work-context.ts";
import type { MakeFile } from "../files.ts";
import type { MakePage } from "../page.ts";
import { reportSource } from "../report-source.ts";
import type { ReportMaterial } from "../store.ts";
import { toBundledFile, type BundledFile } from "./bundle.ts";

/** Formats that are texts. */
const TEXTS = /^text\/|jsonl?$/;
/** The function's time that is reserved for the bundle itself, in milliseconds. */
const RESERVED_MS = 8_000;

/**
 * Makes the outputs that a replay compares: results, report and exports, each in the study's language.
 * @returns as many as there is time for, the results first
 */
export async function makeOutputs(
  material: ReportMaterial,
  { makePage, makeFile }: { makePage: MakePage; makeFile: MakeFile },
): Promise<BundledFile[]> {
  const { results } = await reportSource(material, "it can be replayed");
  const outputs = [toBundledFile("results.json", Buffer.from(JSON.stringify(results)), true)];
  const { text } = await makePage(material, undefined);
  outputs.push(toBundledFile("report.html", Buffer.from(text), true));
  for (const format of exportFormats) {
    if (timeLeft() < RESERVED_MS) break;
    const { bytes } = await makeFile(format, material, undefined);
    outputs.push(toBundledFile(`export.${format}`, bytes, TEXTS.test(exportFacts[format].mediaType)));
  }
  return outputs;
}
