import { join } from "node:path";
import { bundleFunctions } from "../../../lib/bundle.ts";
import { startStack, type Stack } from "../../../local/stack.ts";
import type { InputFile } from "../../../bin/study/input-file.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { openDesk, type Desk, type Taken } from "./desk.ts";
import { inputFile, makePhoto, makeScan, pdfDocument } from "./documents.ts";
import { acceptedFigure, healthFigure, memoryFigure, timeoutFigure, type Sent } from "./figures.ts";
import { healthDuring } from "./health.ts";

const ROUNDS = 3;
const MOST_PAGES = 200;
const FEW_PAGES = 20;
const UPLOAD_BYTES = 40_000_000;
const QUICK_UPLOAD_BYTES = 6_000_000;
/** Pages of the report that is uploaded; all text of the PDF of 200 pages is within what the service reads as well. */
const UPLOAD_PAGES = 60;
const PHOTOS = 4;
const PDF = "application/pdf";

interface Site {
  bench: Bench;
  stack: Stack;
  desk: Desk;
  rounds: number;
  /** Everything that has been sent to be measured. */
  all: { sent: Sent; taken: Taken }[];
}

/** A document, and how it was taken each time. */
interface Trial {
  sent: Sent;
  file: InputFile;
  taken: Taken[];
}

/** Time and memory for the largest documents that a briefing may be. */
export const briefingsPart: Part = { title: "Briefings", measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { folder, say, signal, quick } = bench;
  const bundles = join(folder, "functions");
  const load = loadNow();
  say("bundling all functions");
  await bundleFunctions(bundles);
  const stack = await startStack({ port: 0, dataFolder: join(folder, "stack"), loadAhead: false, variables: {} });
  try {
    const desk = await openDesk(stack, bundles, signal);
    const site: Site = { bench, stack, desk, rounds: quick ? 1 : ROUNDS, all: [] };
    const figures = [...(await readPdfs(site)), ...(await readScan(site)), ...(await takeUpload(site))];
    return [acceptedFigure(site.all, load), ...figures];
  } finally {
    await stack.close();
  }
}

const trialOf = (what: string, size: string, file: InputFile): Trial => ({
  sent: { what, size, bytes: file.bytes.length },
  file,
  taken: [],
});

/** Sends documents several times, in turns. */
async function inTurns({ bench, rounds, desk, all }: Site, ...trials: readonly Trial[]): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    for (const { sent, file, taken } of trials) {
      bench.signal.throwIfAborted();
      bench.say(`${sent.what} of ${sent.size}, ${round} of ${rounds}`);
      const outcome = await desk.send(file, true);
      taken.push(outcome);
      all.push({ sent, taken: outcome });
    }
  }
}

/** The one of median time among those that became briefings; a refused one if none did. */
function middle({ taken }: Trial): Taken {
  const accepted = taken.filter(({ refused }) => refused === undefined);
  const sorted = (accepted.length > 0 ? accepted : taken).toSorted((a, b) => a.seconds - b.seconds);
  const one = sorted[(sorted.length - 1) >> 1];
  if (!one) throw new Error("Nothing was measured.");
  return one;
}

/** Figures of one document; of one that was always refused only its memory. */
async function figuresOf({ stack, desk }: Site, trial: Trial, load: number): Promise<Figure[]> {
  const { sent, file } = trial;
  const taken = middle(trial);
  // Once more, but read where everything else is done as well.
  const health = await healthDuring(stack.url, desk.send(file, false));
  return [
    ...(taken.refused === undefined ? [timeoutFigure(sent, taken, load)] : []),
    memoryFigure(sent, taken, load),
    healthFigure(sent, health, load),
  ];
}

async function readPdfs(site: Site): Promise<Figure[]> {
  const load = loadNow();
  const photo = await makePhoto();
  const pdf = (pages: number): Trial =>
    trialOf("a PDF", `${pages} pages`, inputFile("pages.pdf", PDF, pdfDocument({ pages, photo, photos: PHOTOS })));
  const [few, many] = [pdf(FEW_PAGES), pdf(MOST_PAGES)];
  await inTurns(site, few, many);
  const [own, shorter] = [middle(many), middle(few)];
  const growth: Figure = {
    what: "time for a PDF as it grows",
    size: many.sent.size,
    measured: { value: own.seconds, unit: "s" },
    over: { value: shorter.seconds, unit: "s", what: `for ${FEW_PAGES} pages` },
    target: { atMost: MOST_PAGES / FEW_PAGES },
    load,
  };
  return [...(own.refused === undefined ? [growth] : []), ...(await figuresOf(site, many, load))];
}

async function readScan(site: Site): Promise<Figure[]> {
  const load = loadNow();
  const { file, megapixels } = await makeScan();
  const trial = trialOf("a scan", `${megapixels.toFixed(0)} megapixels`, file);
  await inTurns(site, trial);
  return figuresOf(site, trial, load);
}

async function takeUpload(site: Site): Promise<Figure[]> {
  const load = loadNow();
  const file = await uploadOf(site.bench.quick ? QUICK_UPLOAD_BYTES : UPLOAD_BYTES);
  const trial = trialOf("a presigned upload", `${(file.bytes.length / 1e6).toFixed(0)} MB`, file);
  await inTurns(site, trial);
  return figuresOf(site, trial, load);
}

/** A report as full of photos as makes it so large. */
async function uploadOf(bytes: number): Promise<InputFile> {
  const photo = await makePhoto();
  const photos = Math.ceil(bytes / photo.length);
  const pages = Math.max(UPLOAD_PAGES, photos);
  return inputFile("report.pdf", PDF, pdfDocument({ pages, photo, photos }));
}
