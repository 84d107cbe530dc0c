// The CDK app; `npm run synth` runs it.
import { join } from "node:path";
import { Code } from "aws-cdk-lib/aws-lambda";
import { bundleFunctions, bundleRoot, missingEntriesSentence } from "../lib/bundle.ts";
import { createApp } from "../lib/create-app.ts";
import { OperatorError } from "../lib/operator-error.ts";
import manifest from "../package.json" with { type: "json" };

const missing = missingEntriesSentence(await bundleFunctions());
if (missing) {
  process.stderr.write(`Cannot synthesise: ${missing}\n`);
  process.exit(1);
}

try {
  createApp({
    version: manifest.version,
    codeOf: (name) => Code.fromAsset(join(bundleRoot, name), { exclude: ["*.map"] }),
  }).synth();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
