import { callApi } from "../../api/client.ts";
import { useAnswer } from "../../components/answers.tsx";
import { dollars } from "../../words.ts";
import type { Study } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";

/** Whether it has cost its limit, be it by codes that were found later. */
export const spentItsLimit = ({ max_cost_usd, usage }: Study): boolean =>
  max_cost_usd !== null && usage.estimated_cost_usd >= max_cost_usd;

/** Said of a study that its limit of cost ended before it was through. */
export function EndedByLimit({ study, params }: StudyProps) {
  const { data } = useAnswer(
    (signal) => callApi("getSimulationResults", { params, query: { limit: "1" }, signal }),
    [params.simulation_id],
  );
  if (!data?.aggregate.quality.flags.includes("max_cost_reached")) return null;
  return (
    <p class="alert note">
      {`It reached its limit of ${dollars(study.max_cost_usd ?? 0)} before it was through: its figures rest on what ` +
        "had been answered by then, and its report says how much that is. It can be repeated with a higher limit."}
    </p>
  );
}
