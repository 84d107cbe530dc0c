import { ApiError, type Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { asSentence } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer, type Answered } from "../../components/answers.tsx";
import { CheckField, SelectField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Progress } from "../../components/progress.tsx";
import { ReportSection } from "./report-section.tsx";
import { studyKinds } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import { n, t } from "../../language/say.ts";

type Check = Answer<"getReliabilityCheck">;
/** The possible variations in the form; `impossible` lists the studies that have nothing to vary in this way. */
const VARIATIONS: readonly {
  name: Check["robustness"][number]["variation"];
  label: string;
  hint: string;
  impossible: readonly string[];
}[] = [
  {
    name: "wording",
    label: t("Questions in other words"),
    hint: t("A model rewords what is asked; numbers, names and negations stay."),
    impossible: ["conjoint"],
  },
  {
    name: "scale",
    label: t("Scales, options or order reversed"),
    hint: t("Shown from the other end. A concept test asks its questions in reverse order."),
    impossible: ["idi_ai", "focus_group"],
  },
  {
    name: "persona",
    label: t("Profiles in another form"),
    hint: t("The same facts as notes, in reverse order."),
    impossible: [],
  },
  {
    name: "model",
    label: t("Another model"),
    hint: t("Needs a second model that is set up to answer as personas."),
    impossible: [],
  },
];

/** A check, or that there has been none. */
type Answered404 = Answered<Check | null>;

function CheckForm({ study, params, answer }: Pick<StudyProps, "study" | "params"> & { answer: Answered404 }) {
  const possible = VARIATIONS.filter(({ impossible }) => !impossible.includes(study.simulation_type));
  const form = useForm({
    initial: {
      runs: "3",
      no_persona_run: false,
      direct_estimate: false,
      wording: false,
      scale: false,
      persona: false,
      model: false,
    },
    submit: async ({ runs, no_persona_run, direct_estimate, ...varied }) => {
      const vary = possible.map(({ name }) => name).filter((name) => varied[name]);
      const body = { runs: Number(runs), no_persona_run, direct_estimate, vary };
      answer.put(await callApi("startReliabilityCheck", { params, body }));
      answer.reload();
    },
  });
  return (
    <div class="short">
      <Form form={form} action={answer.data ? t("Check again") : t("Check the reliability")} working={t("Starting…")}>
        <SelectField
          form={form}
          name="runs"
          label={t("Repetitions")}
          hint={t("Each costs as much as the study itself, without its report.")}
          choices={["2", "3", "4", "5"].map((value) => ({ value, label: value }))}
        />
        <fieldset>
          <legend>{t("Also once with something changed that should not matter")}</legend>
          <p class="hint">{t("Each is one more run to pay for, and shows how much the figures depend on it.")}</p>
          {possible.map(({ name, label, hint }) => (
            <CheckField key={name} form={form} name={name} label={label} hint={hint} />
          ))}
        </fieldset>
        <CheckField
          form={form}
          name="no_persona_run"
          label={t("Also ask the same number without a persona")}
          hint={t("One additional repetition. It shows what the personas add to the model.")}
        />
        {studyKinds[study.simulation_type].counted && !study.direct_estimate && (
          <CheckField
            form={form}
            name="direct_estimate"
            label={t("Also ask the model directly (one more call for each question)")}
            hint={t("How the audience answers without any persona: a benchmark besides people.")}
          />
        )}
      </Form>
    </div>
  );
}

const RunningCheck = ({ check: { completed_runs, runs } }: { check: Check }) => (
  <>
    <Progress
      label={t("Check")}
      value={completed_runs / runs}
      text={n(runs, "{completed_runs} of {count} repetition done", "{completed_runs} of {count} repetitions done", {
        completed_runs,
      })}
    />
    <p class="quiet">{t("You can leave this page; the check continues.")}</p>
  </>
);

/** The result of a check, and the personas who entered the library through it. */
function FinishedCheck({ check, params }: Pick<StudyProps, "params"> & { check: Check }) {
  const { personas, runs } = check;
  const promoted = personas.filter((persona) => persona.promoted);
  return (
    <>
      <ReportSection
        params={params}
        title={t("Figures of the check")}
        wanted={{ section: "reliability" }}
        // The section is that of the latest check.
        key={check.id}
      />
      <p>
        {promoted.length === 0
          ? n(
              runs,
              "No persona entered the library after {count} repetition.",
              "No persona entered the library after {count} repetitions.",
            )
          : n(
              runs,
              "{promoted} of {personas} personas entered the library after {count} repetition.",
              "{promoted} of {personas} personas entered the library after {count} repetitions.",
              { promoted: promoted.length, personas: personas.length },
            )}
      </p>
      {promoted.length > 0 && (
        <ul>
          {promoted.map(({ persona_id, persona_name, library_persona_id }) => (
            <li key={persona_id}>
              <a href={`#/library/${library_persona_id}`}>{persona_name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether the same personas answer the same again. */
export function Reliability({ study, params }: StudyProps) {
  const live = studyKinds[study.simulation_type].live === true;
  const answer: Answered404 = useAnswer(
    async (signal) => {
      if (live) return null;
      try {
        return await callApi("getReliabilityCheck", { params, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    [params.simulation_id],
    { every: 2_000, until: (check) => check?.status !== "running" },
  );
  if (live) {
    return (
      <Alert tone="note">
        {t(
          "This study cannot be checked: you asked the questions yourself, and they cannot be asked again in " +
            "the same way.",
        )}
      </Alert>
    );
  }
  return (
    <section aria-label={t("Reliability")}>
      <p class="introduction">
        {t(
          "The study is run again with the same personas and the same questions. The more similar their " +
            "answers, the more stable the result; personas whose answers prove stable enter the library.",
        )}
      </p>
      <Loaded answer={answer} what={t("the check")}>
        {(check) => (
          <>
            {check?.status === "running" && <RunningCheck check={check} />}
            {check?.status === "failed" && (
              <Alert tone="bad">{asSentence(check.error ?? t("The check has failed"))}</Alert>
            )}
            {check?.status === "complete" && <FinishedCheck check={check} params={params} />}
            {check?.status !== "running" && (
              <>
                {check && <h2>{t("Repeat the check")}</h2>}
                <CheckForm study={study} params={params} answer={answer} />
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
