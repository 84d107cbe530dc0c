import { useId } from "preact/hooks";
import "../people/people.css";
import { openCodes, uses, type MappedColumn, type Use } from "./column-mapping.ts";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

const GENDERS = ["Female", "Male", "Other"];

interface ColumnFieldsProps {
  columns: readonly MappedColumn[];
  onChange: (columns: MappedColumn[]) => void;
}

/** The content of each column of a file, one line a column. */
export function ColumnFields({ columns, onChange }: ColumnFieldsProps) {
  const id = useId();
  const change = (index: number, changed: Partial<MappedColumn>) =>
    onChange(columns.map((column, place) => (place === index ? { ...column, ...changed } : column)));
  return (
    <fieldset>
      <legend>{t("What the columns contain")}</legend>
      <p class="hint">
        {t(
          "The file has only been read in your browser so far. Ignored columns and the column that identifies " +
            "a person are not kept.",
        )}
      </p>
      <ul class="list column-list">
        {columns.map(({ heading, example, use, questionId, values }, index) => (
          <li key={index}>
            <label for={`${id}-${index}`} dir="auto">
              {heading}
              {example && <span class="hint">{example.length > 60 ? `${example.slice(0, 60)}…` : example}</span>}
            </label>
            <div>
              <select
                id={`${id}-${index}`}
                value={use}
                onChange={({ currentTarget }) =>
                  change(index, { use: currentTarget.value as Use, questionId: questionId || heading.toLowerCase() })
                }
              >
                {Object.entries(uses).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              {use === "answer" && (
                <input
                  type="text"
                  aria-label={t("Id of the question that {heading} answers", { heading })}
                  value={questionId}
                  onInput={({ currentTarget }) => change(index, { questionId: currentTarget.value })}
                />
              )}
              {openCodes(columns[index]!).map((code) => (
                <select
                  key={code}
                  aria-label={t("Meaning of {code} in {heading}", { code, heading })}
                  value={values[code] ?? ""}
                  onChange={({ currentTarget }) =>
                    change(index, { values: { ...values, [code]: currentTarget.value } })
                  }
                >
                  <option value="">{t("{code}: choose…", { code })}</option>
                  {GENDERS.map((gender) => (
                    <option key={gender} value={gender}>
                      {t("{code}: {gender}", { code, gender: profileWord(gender) })}
                    </option>
                  ))}
                </select>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
