import { useEffect, useRef } from "preact/hooks";
import { SelectBox, TickBox } from "../../components/boxes.tsx";
import type { Choice } from "../../components/fields.tsx";
import {
  NO_ANSWER,
  meaningChoices,
  useChoices,
  type FileReading,
  type MappingAnswers,
  type Unsettled,
} from "./file-mapping.ts";
import { n, t } from "../../language/say.ts";

const CHOOSE: Choice = { value: "", label: t("Choose…") };
const quoted = (names: readonly string[]): string =>
  names.length > 3
    ? t("{names} and {more} more", {
        names: names
          .slice(0, 3)
          .map((name) => `“${name}”`)
          .join(", "),
        more: names.length - 3,
      })
    : names.map((name) => `“${name}”`).join(", ");

const HINTS: Record<Unsettled["asks"], string> = {
  use: "",
  missing: t("They are not on the scale. If they are answers all the same, correct the file."),
  meaning: t("Only you know this; it is never guessed."),
  chosen: t("Columns for single options can mark a choice in different ways."),
};

interface StepProps {
  reading: FileReading;
  answers: MappingAnswers;
  onChange: (answers: MappingAnswers) => void;
}

/** The meaning of each of some codes. Columns that are asked about together share it. */
function Meanings({ asked, reading, answers, onChange }: StepProps & { asked: Unsettled }) {
  const { columns, codes, asks } = asked;
  const meanings = answers.meanings[columns[0]!] ?? {};
  const say = (said: Record<string, string>) =>
    onChange({
      ...answers,
      meanings: {
        ...answers.meanings,
        ...Object.fromEntries(columns.map((name) => [name, { ...answers.meanings[name], ...said }])),
      },
    });
  return (
    <fieldset>
      <legend>{t("What the entries of {quoted} mean", { quoted: quoted(columns) })}</legend>
      <p class="hint">{HINTS[asks]}</p>
      {asks === "missing" ? (
        <TickBox
          label={t("{codes}: no answer was given", { codes: codes.join(", ") })}
          checked={codes.every((code) => meanings[code] === NO_ANSWER)}
          onChange={(checked) => say(Object.fromEntries(codes.map((code) => [code, checked ? NO_ANSWER : ""])))}
        />
      ) : (
        <div class="codes">
          {codes.map((code) => (
            <SelectBox
              key={code}
              label={t("What does {code} mean?", { code })}
              choices={[CHOOSE, ...meaningChoices(asked, reading)]}
              value={meanings[code] ?? ""}
              onChange={(meaning) => say({ [code]: meaning })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Columns with the content of each. */
function ColumnList({ names, reading, answers, onChange }: StepProps & { names: readonly string[] }) {
  const choices = useChoices(reading);
  return (
    <ul class="list column-list">
      {reading.columns
        .filter(({ name }) => names.includes(name))
        .map(({ name, text, first_values }) => {
          const use = answers.uses[name] ?? "";
          return (
            <li key={name}>
              <div dir="auto">
                <strong>{name}</strong>
                {text && text !== name && <p class="hint">{text}</p>}
                {first_values.length > 0 && (
                  <p class="hint">{t("For instance: {first_values}", { first_values: first_values.join(" · ") })}</p>
                )}
              </div>
              <select
                aria-label={t("What “{name}” contains", { name })}
                value={use}
                onChange={({ currentTarget }) =>
                  onChange({ ...answers, uses: { ...answers.uses, [name]: currentTarget.value } })
                }
              >
                {(use === "" ? [CHOOSE, ...choices] : choices).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
    </ul>
  );
}

/**
 * Asks what a file does not say itself: the content of its columns, and the meaning of their codes. Nothing is stored
 * before.
 */
export function MappingStep(props: StepProps) {
  const { reading } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [reading]);
  const unknown = reading.unsettled.flatMap(({ asks, columns }) => (asks === "use" ? columns : []));
  const known = reading.columns.map(({ name }) => name).filter((name) => !unknown.includes(name));
  return (
    <section ref={section} class="card mapping" aria-labelledby="mapping-title" tabIndex={-1}>
      <h2 id="mapping-title">{t("What the file does not say")}</h2>
      <p>
        {reading.tool
          ? n(
              reading.people,
              "The file is an export of {tool} and contains {count} person.",
              "The file is an export of {tool} and contains {count} people.",
              { tool: reading.tool },
            )
          : n(reading.people, "It contains {count} person.", "It contains {count} people.")}{" "}
        {t("Some columns need your explanation. Nothing has been stored yet.")}
      </p>
      {reading.unsettled
        .filter(({ asks }) => asks !== "use")
        .map((asked) => (
          <Meanings key={`${asked.asks} ${asked.columns[0]}`} asked={asked} {...props} />
        ))}
      {unknown.length > 0 && (
        <fieldset>
          <legend>{unknown.length === 1 ? t("What this column contains") : t("What these columns contain")}</legend>
          <ColumnList names={unknown} {...props} />
        </fieldset>
      )}
      {known.length > 0 && (
        <details>
          <summary>
            {n(known.length, "{count} column understood already", "{count} columns understood already")}
          </summary>
          <ColumnList names={known} {...props} />
        </details>
      )}
      <SelectBox
        label={t("Rows above the first person")}
        hint={t("The number of header rows. Correct it if it is wrong.")}
        choices={["1", "2", "3"].map((value) => ({ value, label: value }))}
        value={String(props.answers.headerRows)}
        onChange={(rows) => props.onChange({ ...props.answers, headerRows: Number(rows) })}
      />
    </section>
  );
}
