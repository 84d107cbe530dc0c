import { Button } from "../../components/button.tsx";
import { saveFile } from "../../components/save-file.ts";
import type { Study } from "../studies/study-kinds.ts";
import { exampleTables } from "./example-tables.ts";
import { t } from "../../language/say.ts";

const LABELS = {
  toplines: t(
    "One line per answer, with the number of people who gave it. You can send means instead: replace answer " +
      "and count by mean, sd and n.",
  ),
  people: t("One line per person. Gender, age and income_level are only counted. You may leave columns out."),
  choices: t(
    "One line per alternative that a person saw, with a column for each attribute. “None of them” has no " +
      "levels. In the column chosen, 1 marks the person’s choice.",
  ),
};
const LINES_SHOWN = 6;

/** The format of a file, to read and to download. @param study its questions are in the examples */
export function ExampleFiles({ study }: { study: Study | undefined }) {
  const tables = exampleTables(study);
  return (
    <details>
      <summary>{t("Format of the file")}</summary>
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
