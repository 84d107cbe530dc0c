// Writes docs/openapi.json from the route table: `npm run openapi`.
import { writeFileSync } from "node:fs";
import { openApiDocument } from "../functions/contracts/openapi/document.ts";
import manifest from "../package.json" with { type: "json" };
import { takeNoArguments } from "./cli/no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run openapi");

const file = new URL("../docs/openapi.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`);
