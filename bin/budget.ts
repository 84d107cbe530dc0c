// `npm run budget`: what a company spends on models, and what it may.
import { budget } from "./operate/budget/command.ts";

process.exitCode = await budget(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: new AbortController().signal,
});
