import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Alert } from "../../components/alert.tsx";
import { Facts } from "../../components/facts.tsx";
import { Progress } from "../../components/progress.tsx";
import { date, dollars } from "../../words.ts";

/** What models have cost this month, of what they may cost. */
export function Spending({ usage }: { usage: Answer<"getCompanyUsage"> }) {
  const spent = usage.budget_usd - usage.budget_left_usd;
  return (
    <>
      {usage.budget_reached && (
        <Alert tone="bad">
          The budget of this month is used up. Studies can run again from {date(usage.resets_at)}.
        </Alert>
      )}
      <Progress
        label="Budget used"
        value={usage.budget_usd > 0 ? spent / usage.budget_usd : 1}
        text={`${dollars(spent)} of ${dollars(usage.budget_usd)}`}
      />
      <Facts
        facts={[
          ["Model calls", usage.llm_calls.toLocaleString("en")],
          ["Tokens read", usage.input_tokens.toLocaleString("en")],
          ["Tokens written", usage.output_tokens.toLocaleString("en")],
          ["Starts anew on", date(usage.resets_at)],
        ]}
      />
    </>
  );
}
