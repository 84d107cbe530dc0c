// `npm run golden [-- --save]`: whether the service says of one study of each kind what it has said before.
import { existsSync, writeFileSync } from "node:fs";
import { takeNoArguments } from "./cli/no-arguments.ts";
import { collectGolden, differences, GOLDEN_FILE, packGolden, readGolden } from "../test/golden/golden.ts";
import { collectTemplates } from "../test/golden/templates.ts";

const chosen = process.argv.slice(2);
const save = chosen.includes("--save");
takeNoArguments(
  chosen.filter((argument) => argument !== "--save"),
  "npm run golden",
  "--save or nothing",
);
process.stderr.write("Holding the golden studies (about a minute) ...\n");
const now = { ...(await collectGolden()), ...collectTemplates() };
const found = differences(existsSync(GOLDEN_FILE) ? readGolden() : {}, now);
process.stdout.write(found.map((difference) => `${difference}\n`).join(""));
if (save) writeFileSync(GOLDEN_FILE, packGolden(now));
process.stdout.write(
  found.length === 0
    ? `${Object.keys(now).length} texts, none has changed.\n`
    : `${found.length} of ${Object.keys(now).length} texts have changed${save ? ", and are saved" : ""}.\n`,
);
process.exitCode = found.length > 0 && !save ? 1 : 0;
