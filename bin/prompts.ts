// Writes docs/prompts.md, every prompt with an example, from the prompts themselves: `npm run prompts`.
import { writeFileSync } from "node:fs";
import { takeNoArguments } from "./cli/no-arguments.ts";
import { promptsDocument } from "./prompts/document.ts";

takeNoArguments(process.argv.slice(2), "npm run prompts");
writeFileSync(new URL("../docs/prompts.md", import.meta.url), promptsDocument());
