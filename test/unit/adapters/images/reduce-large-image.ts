// Reduces an image of 50 megapixels in a process of its own and prints what it took. Run with: png, jpeg or progressive.
import { createDeflate } from "node:zlib";
import { MODEL_IMAGE, openImageReducer } from "../../../../functions/adapters/images/reduce-image.ts";
import { flatJpeg, pngOfData, scanHead } from "./samples.ts";

const size = { width: 8_192, height: 6_144 };

/** Row by row, so that making the image takes less memory than reducing it. */
async function largePng(): Promise<Buffer> {
  const deflate = createDeflate();
  const pieces: Buffer[] = [];
  const row = Buffer.alloc(1 + size.width);
  for (let y = 0; y < size.height; y += 1) deflate.write(row);
  deflate.end();
  for await (const piece of deflate) pieces.push(piece as Buffer);
  return pngOfData({ ...size, depth: 8, type: 0 }, Buffer.concat(pieces));
}

/** Data of zero bits is medium grey. */
function largeJpeg(progressive: boolean): Buffer {
  const blocks = (size.width * size.height) / 64;
  const data = (bits: number) => Buffer.alloc((blocks * bits) / 8);
  const scans = progressive
    ? [scanHead([1], [0, 0]), data(4), scanHead([1], [1, 63]), data(1)]
    : [scanHead([1]), data(5)];
  return flatJpeg({ ...size, samplings: [0x11], progressive, scans });
}

const kind = process.argv[2];
const bytes = kind === "png" ? await largePng() : largeJpeg(kind === "progressive");
const reduce = openImageReducer();
const kilobytes = () => process.resourceUsage().maxRSS;

let turns = 0;
const timer = setInterval(() => (turns += 1), 1);
const before = kilobytes();
const { width } = await reduce({ format: kind === "png" ? "png" : "jpeg", bytes, ...size }, MODEL_IMAGE);
clearInterval(timer);
process.stdout.write(JSON.stringify({ width, megabytes: (kilobytes() - before) / 1024, turns }));
