import type { Answer } from "../../../clients/typescript/src/index.ts";
import { powerSentence } from "../../../functions/studies/estimate/power-sentence.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { dollars, duration } from "../../words.ts";
import { locale } from "../../language/chosen.ts";
import { n, t } from "../../language/say.ts";

type Estimate = Answer<"estimateSimulation">;

const inWords = (count: number) => count.toLocaleString(locale);

/** An estimate in facts. @param limit US dollars */
export function EstimateFacts({ estimate, limit }: { estimate: Estimate; limit: number | undefined }) {
  const {
    llm_calls,
    llm_calls_range: calls,
    input_tokens,
    output_tokens,
    seconds,
    estimated_cost_usd: cost,
  } = estimate;
  return (
    <>
      <Facts
        facts={[
          [t("Models cost about"), cost.high > 0 ? dollars(cost.expected) : t("nothing here")],
          [
            t("Between"),
            cost.high > 0 ? t("{low} and {high}", { low: dollars(cost.low), high: dollars(cost.high) }) : null,
          ],
          [
            t("Model calls"),
            calls.low < calls.high
              ? t("{calls} ({low} to {high})", { calls: llm_calls, low: calls.low, high: calls.high })
              : inWords(llm_calls),
          ],
          [t("Tokens read"), inWords(input_tokens)],
          [t("Tokens written"), inWords(output_tokens)],
          [t("Takes about"), duration(seconds)],
        ]}
      />
      {estimate.experiments.map((experiment) => (
        <p key={experiment.experiment_id}>{powerSentence(experiment)}</p>
      ))}
      {limit !== undefined && cost.expected > limit && (
        <p class="alert note">
          {t("That is above the limit of {limit}: the study would stop with the answers collected so far.", {
            limit: dollars(limit),
          })}
        </p>
      )}
      <p class="quiet">{t("By list prices and answers of usual length. Nothing has been started or paid for.")}</p>
    </>
  );
}

export interface Estimating {
  /** The last answer, if it is for the current fields. */
  estimate: Estimate | undefined;
  busy: boolean;
  problem: string | undefined;
  work: () => Promise<void>;
}

/** The same text for the same content, whatever the order of its fields. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/**
 * The estimated cost and time of a study before it starts.
 * @param of the input: the estimate is valid while this is the same
 * @param ask returns nothing if fields have errors. @throws ApiError
 * @param atOnce asks without a click, and again after each change
 */
export function useEstimate(of: unknown, ask: () => Promise<Estimate | undefined>, atOnce = false): Estimating {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState<{ text: string; estimate: Estimate | undefined }>();
  const text = inOneOrder(of);
  const current = useRef(text);
  current.current = text;
  const work = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const estimate = await ask();
      // An answer to an older input may arrive after the newer one.
      if (current.current === text) setKnown({ text, estimate });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (atOnce) void work();
  }, [atOnce && text]);
  return { estimate: known?.text === text ? known.estimate : undefined, busy, problem, work };
}

/**
 * The full label of a start button: `Run the survey with 12 personas (about 3 minutes, $0.08)`.
 * @param personas the number who take part, if there is no estimate
 */
export function startLabel(action: string, { estimate }: Estimating, personas?: number): string {
  const people = estimate?.personas ?? personas;
  const all =
    people === undefined
      ? action
      : n(people, "{action} with {count} persona", "{action} with {count} personas", { action });
  if (!estimate) return all;
  const { expected, high } = estimate.estimated_cost_usd;
  return t("{action} (about {time}, {cost})", {
    action: all,
    time: duration(estimate.seconds),
    cost: high > 0 ? dollars(expected) : t("free"),
  });
}

interface StudyEstimateProps {
  estimating: Estimating;
  /** US dollars that it may cost. */
  limit?: number | undefined;
}

/** The estimate of a study, and the button that asks for it. */
export const StudyEstimate = ({ estimating: { estimate, busy, problem, work }, limit }: StudyEstimateProps) => (
  <div class="estimate">
    <Button busy={busy} onClick={() => void work()}>
      {busy ? t("Counting…") : t("Estimate cost and time")}
    </Button>
    <div role="status">{estimate && <EstimateFacts estimate={estimate} limit={limit} />}</div>
    <Alert tone="bad">{problem}</Alert>
  </div>
);
