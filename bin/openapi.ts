// Writes docs/openapi.json from the route table, and of it the types of the client: `npm run openapi`.
import { writeFileSync } from "node:fs";
import { openApiDocument } from "../functions/service/openapi/document.ts";
import { showUnseen } from "../functions/platform/text/text.ts";
import manifest from "../package.json" with { type: "json" };
import { clientTypes } from "./client-types.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run openapi");

// Patterns hold characters that turn the direction of a line or are not there to see: editors warn of them.
const text = showUnseen(JSON.stringify(openApiDocument(manifest.version), null, 2));
writeFileSync(new URL("../docs/openapi.json", import.meta.url), `${text}\n`);
writeFileSync(new URL("../clients/typescript/src/openapi.ts", import.meta.url), await clientTypes(text));
