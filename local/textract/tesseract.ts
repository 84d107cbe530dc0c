import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "tesseract.js";
import type { VipsImage } from "../../functions/briefings/documents/images/open-vips.ts";
import { linesOf } from "./lines.ts";
import { pgmOf } from "./page-image.ts";
import type { PageText } from "./page-text.ts";

const require = createRequire(import.meta.url);

/**
 * The part of tesseract.js that runs inside its worker threads. Used directly, because the part around it takes the
 * data of all languages from one folder, prints from its threads and lets a thread's crash end the process.
 */
interface WorkerScript {
  setAdapter(adapter: object): void;
  dispatchHandlers(
    packet: { workerId: string; jobId: string; action: string; payload: object },
    send: (reply: { status: "resolve" | "reject" | "progress"; data: unknown }) => void,
  ): void;
}

/**
 * The first language is tried first: English reads as well with German before it, while German with English first
 * loses one word in twenty (ü for ii, ß for B).
 */
const LANGUAGES = "deu+eng";
const LSTM_ONLY = 1;
/** Page segmentation with columns and blocks, without orientation detection, for which there is no data. */
const FULLY_AUTOMATIC = "3";

const dataFile = (name: string) =>
  join(dirname(require.resolve(`@tesseract.js-data/${name.split(".")[0]}/package.json`)), "4.0.0_best_int", name);

/** @param threshold Otsu's one threshold for the whole page, or Sauvola's that follows the light */
export type Recognize = (image: VipsImage, threshold: "global" | "local") => Promise<PageText>;

/** Loads Tesseract with its languages from the installed packages; nothing is fetched or cached. */
export async function loadTesseract(): Promise<Recognize> {
  const script = require("tesseract.js/src/worker-script/index.js") as WorkerScript;
  script.setAdapter({
    getCore: require("tesseract.js/src/worker-script/node/getCore.js") as unknown,
    gunzip: gunzipSync,
    readCache: (path: string) => readFile(dataFile(basename(path))),
  });
  const run = (action: string, payload: object) =>
    new Promise<unknown>((resolve, reject) =>
      script.dispatchHandlers({ workerId: "0", jobId: "0", action, payload }, ({ status, data }) => {
        if (status === "resolve") resolve(data);
        if (status === "reject") reject(new Error(String(data)));
      }),
    );
  await run("load", { options: { lstmOnly: true, logging: false } });
  await run("loadLanguage", {
    langs: LANGUAGES,
    options: { langPath: ".", cacheMethod: "none", gzip: true, lstmOnly: true },
  });
  await run("initialize", { langs: LANGUAGES, oem: LSTM_ONLY });
  await run("setParameters", { params: { tessedit_pageseg_mode: FULLY_AUTOMATIC } });

  return async (image, threshold) => {
    const { width, height } = image;
    const page = (await run("recognize", {
      image: pgmOf(image),
      options: { thresholding_method: threshold === "local" ? "2" : "0", rotateAuto: true },
      output: { text: false, blocks: true },
    })) as Page;
    return { lines: (page.blocks ?? []).flatMap((block) => linesOf(block, { width, height })) };
  };
}
