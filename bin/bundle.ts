// `npm run bundle`: bundles every function for Lambda, and the console, and prints the sizes.
import { bundleFunctions, missingEntriesSentence } from "../lib/bundle.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0).padStart(6);

takeNoArguments(process.argv.slice(2), "npm run bundle");
const result = await bundleFunctions();
for (const [name, bytes] of result.sizes) {
  process.stdout.write(`${kilobytes(bytes)} KB  ${name}\n`);
}
const { page, compressed } = result.console;
process.stdout.write(
  `${kilobytes(Buffer.byteLength(page))} KB  the console, ${kilobytes(compressed).trim()} KB compressed\n`,
);
const sentence = missingEntriesSentence(result);
if (sentence) process.stderr.write(`${sentence}\n`);
