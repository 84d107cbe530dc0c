import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { simulationTypes } from "../../../../functions/platform/log/study-types.ts";
import { columns } from "../../../../functions/reports/data-files/columns.ts";

it("are documented with what they hold and the studies that have them", () => {
  const document = readFileSync(new URL("../../../../docs/reference/export-columns.md", import.meta.url), "utf8");
  const [, table = ""] = document.split(/^\| Column .*\n.*\n/m);
  const rows = table
    .split(/\n\n/)[0]!
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    Object.entries(columns).map(([name, { type, studies, description }]) => [
      `\`${name}\``,
      type,
      studies.length === simulationTypes.length ? "all" : studies.map((study) => `\`${study}\``).join(", "),
      description,
    ]),
  );
});
