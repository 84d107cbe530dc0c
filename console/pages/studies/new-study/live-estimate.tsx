import type { Call } from "../../../../clients/typescript/src/index.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError } from "../../../../clients/typescript/src/index.ts";
import { callApi } from "../../../api/client.ts";
import { Alert } from "../../../components/alert.tsx";
import { TextField } from "../../../components/fields.tsx";
import type { FormState } from "../../../components/forms.ts";
import { numberIn } from "../../../components/numbers.ts";
import type { StudyValues } from "../study-body.ts";
import { EstimateFacts, useEstimate, type Estimating } from "../study-estimate.tsx";
import { studyKinds, type Study } from "../study-kinds.ts";
import { t } from "../../../language/say.ts";

export interface LiveEstimating extends Estimating {
  /** Whether there is no estimate because a field has an error. */
  isRefused: boolean;
}

type Body = Call<"estimateSimulation">["body"];

/** Milliseconds without a change before an estimate is requested. */
const PAUSE_MS = 500;
/** Counted with until there is a concept: about as long as one is. */
const TYPICAL_PROMPT = "A product described in a few sentences: what it is, what it does and what it costs. ".repeat(3);

/** A value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * The estimated cost and time of a study, updated whenever the user stops typing.
 * @param bodyOf makes the study in the form of the service
 * @param source the study whose questionnaire is copied
 */
export function useLiveEstimate(
  projectId: string,
  values: StudyValues,
  bodyOf: (values: StudyValues) => object,
  source: Study | undefined,
): LiveEstimating {
  const settled = useSettled(values);
  const [refused, setRefused] = useState<StudyValues>();
  const { written, unpriced, prompt } = studyKinds[settled.simulation_type];
  const ask = async () => {
    if (unpriced) return undefined;
    const survey = source?.survey_schema;
    const length = survey ? { survey } : written ? numberIn("questions", settled.questions || "10") : {};
    const shown = prompt.required && settled.prompt_question.trim() === "" && settled.concepts === 0;
    const body = { ...bodyOf(settled), ...length, ...(shown ? { prompt_question: TYPICAL_PROMPT } : {}) } as Body;
    try {
      return await callApi("estimateSimulation", { params: { project_id: projectId }, body });
    } catch (error) {
      // Errors of a field are shown when the study is sent.
      if (!(error instanceof ApiError && error.status < 429)) throw error;
      setRefused(settled);
      return undefined;
    }
  };
  const estimating = useEstimate({ settled, source: source?.id }, ask, true);
  const estimate = settled === values ? estimating.estimate : undefined;
  return { ...estimating, estimate, isRefused: refused === values };
}

interface LiveEstimateProps {
  form: FormState<StudyValues>;
  estimating: LiveEstimating;
  /** Whether a questionnaire is taken over, whose length is known. */
  isWritten: boolean;
}

/** The estimated cost and time of a study, next to its fields. */
export function LiveEstimate({ form, estimating, isWritten }: LiveEstimateProps) {
  const { estimate, isRefused, problem } = estimating;
  const last = useRef(estimate);
  last.current = estimate ?? last.current;
  const { written, unpriced } = studyKinds[form.values.simulation_type];
  const limit = Number(form.values.max_cost_usd) || undefined;
  return (
    <aside class="card estimate" aria-labelledby="cost-and-time">
      <h2 id="cost-and-time">{t("Cost and time")}</h2>
      {unpriced ? (
        <p>{t("The cost depends on how much you ask: every reply is one model call. You can end it at any time.")}</p>
      ) : (
        <>
          {written && !isWritten && (
            <TextField
              form={form}
              name="questions"
              label={t("Expected number of questions")}
              hint={t("For this estimate only. If you leave it empty, ten are assumed.")}
              inputMode="numeric"
              required={false}
            />
          )}
          <div role="status" aria-busy={!estimate && !isRefused}>
            {isRefused ? (
              <p class="quiet">{t("There is no estimate while a field is wrong.")}</p>
            ) : last.current ? (
              <EstimateFacts estimate={last.current} limit={limit} />
            ) : (
              <p class="quiet">{t("Counting…")}</p>
            )}
          </div>
          <Alert tone="bad">{problem}</Alert>
        </>
      )}
    </aside>
  );
}
