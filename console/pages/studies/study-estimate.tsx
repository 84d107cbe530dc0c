import { useState } from "preact/hooks";
import type { Answer } from "../../api/routes.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { dollars, duration } from "../../words.ts";

type Estimate = Answer<"estimateSimulation">;

const inWords = (count: number) => count.toLocaleString("en");

function EstimateFacts({ estimate, limit }: { estimate: Estimate; limit: number | undefined }) {
  const {
    llm_calls,
    llm_calls_range: calls,
    input_tokens,
    output_tokens,
    seconds,
    estimated_cost_usd: cost,
  } = estimate;
  const range = calls.low < calls.high ? ` (${inWords(calls.low)} to ${inWords(calls.high)})` : "";
  return (
    <>
      <Facts
        facts={[
          ["Models cost about", cost.high > 0 ? dollars(cost.expected) : "nothing here"],
          ["Between", cost.high > 0 ? `${dollars(cost.low)} and ${dollars(cost.high)}` : null],
          ["Model calls", `${inWords(llm_calls)}${range}`],
          ["Tokens read", inWords(input_tokens)],
          ["Tokens written", inWords(output_tokens)],
          ["Takes about", duration(seconds)],
        ]}
      />
      {limit !== undefined && cost.expected > limit && (
        <p class="alert note">
          {`That is more than its limit of ${dollars(limit)}: it would end with the answers it has by then.`}
        </p>
      )}
      <p class="quiet">By list prices and answers of usual length. Nothing has been started or paid for.</p>
    </>
  );
}

interface StudyEstimateProps {
  /** What is estimated, as JSON: the estimate is shown while this is the same. */
  of: unknown;
  /** Nothing where what is wrong stands at fields. @throws ServiceAnsweredError */
  ask: () => Promise<Estimate | undefined>;
  /** US dollars that it may cost. */
  limit?: number | undefined;
}

/** What a study would come to, before it is started. */
export function StudyEstimate({ of, ask, limit }: StudyEstimateProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState<{ json: string; estimate: Estimate | undefined }>();
  const json = JSON.stringify(of);
  const work = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      setKnown({ json, estimate: await ask() });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="estimate">
      <Button busy={busy} onClick={() => void work()}>
        {busy ? "Counting…" : "What would it come to?"}
      </Button>
      <div role="status">
        {known?.estimate && known.json === json && <EstimateFacts estimate={known.estimate} limit={limit} />}
      </div>
      <Alert tone="bad">{problem}</Alert>
    </div>
  );
}
