// Prints what the roles of a deployment allow, read out of the synthesised templates: `npm run permissions`.
import { functionRights } from "../lib/permissions/function-rights.ts";
import type { Right } from "../lib/permissions/right.ts";
import { synthesiseStacks } from "../lib/permissions/synthesise.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run permissions");

/** One line per set of actions: `dynamodb:GetItem`, `dynamodb:Query` on TABLE_NAME */
function statements(rights: readonly Right[]): string {
  const byResource = Map.groupBy(rights, ({ resource }) => resource);
  const byActions = Map.groupBy(byResource.keys(), (resource) =>
    (byResource.get(resource) ?? []).map(({ action }) => `\`${action}\``).join(", "),
  );
  return [...byActions].map(([actions, resources]) => `${actions} on ${resources.join(", ")}`).join("<br>");
}

const rows = [...functionRights(synthesiseStacks())].sort(([one], [other]) => one.localeCompare(other));
const lines = [
  "Resources are called after the environment variable that leads to them.",
  "",
  "| Function | Its code may | Lambda may in its name |",
  "| --- | --- | --- |",
  ...rows.map(([name, { code, platform }]) => `| ${name} | ${statements(code) || "–"} | ${statements(platform)} |`),
];
process.stdout.write(`${lines.join("\n")}\n`);
