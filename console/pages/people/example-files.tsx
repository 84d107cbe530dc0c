import { Button } from "../../components/button.tsx";
import { saveFile } from "../../components/save-file.ts";
import type { Study } from "../studies/study-kinds.ts";
import { exampleTables } from "./example-tables.ts";
import { t } from "../../language/say.ts";

const LABELS = {
  toplines: t(
    "A line per answer, with how many people gave it. Means do, too: in place of answer " + "and count mean, sd and n.",
  ),
  people: t(
    "A line per person: who they are is only counted, by gender, age and income_level. " + "Columns may be left out.",
  ),
  choices: t(
    "A line per alternative that a person saw, with a column for each attribute. “None " +
      "of them” has no levels. chosen is 1 for the one that the person took.",
  ),
};
const LINES_SHOWN = 6;

/** How a file has to look, to read and to take away. @param study whose questions are in it */
export function ExampleFiles({ study }: { study: Study | undefined }) {
  const tables = exampleTables(study);
  return (
    <details>
      <summary>{t("How the file has to look")}</summary>
      {tables.map(({ name, table }) => (
        <div key={name}>
          <p>{LABELS[name]}</p>
          <pre class="example">{table.split("\n").slice(0, LINES_SHOWN).join("\n")}</pre>
          <Button
            tone="link"
            onClick={() => saveFile(new Blob(["\uFEFF", table], { type: "text/csv" }), `${name}.csv`)}
          >
            {t("Download {name}.csv", { name })}
          </Button>
        </div>
      ))}
    </details>
  );
}
