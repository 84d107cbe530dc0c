import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Loaded, type Answered } from "../../components/answers.tsx";
import { ShareBar } from "../../components/bars.tsx";
import { percent } from "../../words.ts";
import "../people/people.css";
import "./audiences.css";
import { compositionOf, type CompositionRow } from "./composition-rows.ts";
import type { Group } from "./definition.ts";
import { t } from "../../language/say.ts";

interface CompositionTableProps {
  what: string;
  rows: readonly CompositionRow[];
  total: number;
}

const CompositionTable = ({ what, rows, total }: CompositionTableProps) => (
  <table class="composition">
    <caption>{what}</caption>
    <thead class="hidden">
      <tr>
        <th scope="col">{what}</th>
        <th scope="col">{t("Personas")}</th>
        <th scope="col">{t("Population")}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, personas, population }) => (
        <tr key={label}>
          <th scope="row" dir="auto">
            {label}
          </th>
          <td>
            <ShareBar share={personas / total} whose="personas" />
            {`${personas} (${percent(personas / total)})`}
          </td>
          <td>
            <ShareBar share={population} />
            {percent(population)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface CompositionProps {
  group: Group;
  personas: Answer<"listPersonas">;
  preview: Answered<Answer<"previewPersonaGroup"> | undefined>;
}

/** The personas, compared with the population that they represent. */
export const Composition = ({ group: { description, respondents }, personas, preview }: CompositionProps) => (
  <section aria-labelledby="composition">
    <h2 id="composition">{t("Personas compared with the people they represent")}</h2>
    <Loaded answer={preview} what={t("the population")}>
      {(found) =>
        found && (
          <>
            <p class="quiet legend">
              <ShareBar share={1} whose="personas" /> {t("Personas")} <ShareBar share={1} />{" "}
              {found.country
                ? t("People like them in {country}", { country: found.country })
                : t("People like them, by figures of the world")}
            </p>
            {description && respondents === null && (
              <p class="quiet">
                {t("The figures for people do not include “{description}”, so some differences are intended.", {
                  description,
                })}
              </p>
            )}
            <div class="compositions">
              {Object.entries(compositionOf(personas, found.people)).map(([what, rows]) => (
                <CompositionTable key={what} what={what} rows={rows} total={personas.length} />
              ))}
            </div>
          </>
        )
      }
    </Loaded>
  </section>
);
