// `npm run bundle`: bundles every function for Lambda and prints the sizes.
import { bundleFunctions, missingEntriesSentence } from "../lib/bundle.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run bundle");
const result = await bundleFunctions();
for (const [name, bytes] of result.sizes) {
  process.stdout.write(`${(bytes / 1024).toFixed(0).padStart(6)} KB  ${name}\n`);
}
const sentence = missingEntriesSentence(result);
if (sentence) process.stderr.write(`${sentence}\n`);
