// What the same documents take without the service around them.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker } from "tesseract.js";
import { extractText, getDocumentProxy } from "unpdf";
import { FILES_BUCKET } from "../../../local/stack/function-environment.ts";

const require = createRequire(import.meta.url);
const LANGUAGES = ["deu", "eng"];
const LSTM_ONLY = 1;

const seconds = (started: number): number => (performance.now() - started) / 1_000;

/** tesseract.js with the languages of the local Textract, as its own documentation uses it. */
export async function openTesseract(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const root = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    copyFileSync(join(root, "4.0.0_best_int", name), join(folder, name));
  }
  const worker = await createWorker(LANGUAGES, LSTM_ONLY, { langPath: folder, gzip: true, cacheMethod: "none" });
  return {
    async read(image: Uint8Array): Promise<{ seconds: number; text: string }> {
      const started = performance.now();
      const { data } = await worker.recognize(Buffer.from(image));
      return { seconds: seconds(started), text: data.text };
    },
    close: () => worker.terminate(),
  };
}

/** The text of all pages by unpdf. @returns seconds */
export async function unpdfAlone(bytes: Uint8Array): Promise<number> {
  const started = performance.now();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  await extractText(pdf);
  await pdf.loadingTask.destroy();
  return seconds(started);
}

/** Puts bytes into the bucket of a stack, and nothing else. @returns seconds */
export async function plainPut(s3: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${s3}/${FILES_BUCKET}/plain-copy`, { method: "PUT", body: bytes });
  if (!response.ok) throw new Error(`The file store refused a plain copy (${response.status}).`);
  await response.arrayBuffer();
  return seconds(started);
}
