import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Alert } from "../../components/alert.tsx";
import { Facts } from "../../components/facts.tsx";
import { Progress } from "../../components/progress.tsx";
import { date, dollars } from "../../words.ts";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

/** The cost of models this month, compared with the budget. */
export function Spending({ usage }: { usage: Answer<"getCompanyUsage"> }) {
  const spent = usage.budget_usd - usage.budget_left_usd;
  return (
    <>
      {usage.budget_reached && (
        <Alert tone="bad">
          {t("The budget of this month is used up. Studies can run again from {resets_at}.", {
            resets_at: date(usage.resets_at),
          })}
        </Alert>
      )}
      <Progress
        label={t("Budget used")}
        value={usage.budget_usd > 0 ? spent / usage.budget_usd : 1}
        text={t("{spent} of {budget_usd}", { spent: dollars(spent), budget_usd: dollars(usage.budget_usd) })}
      />
      <Facts
        facts={[
          [t("Model calls"), usage.llm_calls.toLocaleString(locale)],
          [t("Tokens read"), usage.input_tokens.toLocaleString(locale)],
          [t("Tokens written"), usage.output_tokens.toLocaleString(locale)],
          [t("Resets on"), date(usage.resets_at)],
        ]}
      />
    </>
  );
}
