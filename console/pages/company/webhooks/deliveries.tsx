import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { Button } from "../../../components/button.tsx";
import { Table } from "../../../components/table.tsx";
import { dateTime } from "../../../words.ts";
import { eventInWords } from "./events.ts";
import { t } from "../../../language/say.ts";

type Delivery = Answer<"listWebhookDeliveries">[number];

const SHOWN = 20;

const ends = { delivered: t("delivered"), failed: t("failed") };

/** The state of a delivery, and the next step. */
function stateOf({ status, attempts, next_attempt_at: next }: Delivery): string {
  if (status !== "pending") return ends[status];
  if (attempts === 0) return t("on its way");
  return next === null ? t("next attempt soon") : t("next attempt {at}", { at: dateTime(next) });
}

/** The receiver's answer to the last attempt. */
const answerOf = ({ response_status, error }: Delivery): string =>
  [response_status === null ? "" : String(response_status), error ?? ""].filter(Boolean).join(": ");

/** The latest deliveries of a webhook. @param round another value loads them again */
export function Deliveries({ webhookId, round }: { webhookId: string; round: number }) {
  const deliveries = useAnswer(
    (signal) =>
      callApi("listWebhookDeliveries", { params: { webhook_id: webhookId }, query: { limit: SHOWN }, signal }),
    [webhookId, round],
    { every: 1_500, until: (rows) => rows.every(({ status, attempts }) => status !== "pending" || attempts > 0) },
  );
  return (
    <Loaded answer={deliveries} what={t("the deliveries")}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{t("Nothing has been sent yet.")}</p>
        ) : (
          <>
            <Table
              caption={t("Last deliveries")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Event"), cell: ({ event }) => eventInWords(event) },
                { heading: t("Created"), cell: ({ created_at }) => dateTime(created_at) },
                {
                  heading: t("State"),
                  cell: (row) => (
                    <span class={`status ${row.status === "delivered" ? "complete" : row.status}`}>{stateOf(row)}</span>
                  ),
                },
                { heading: t("Attempts"), numeric: true, cell: ({ attempts }) => attempts },
                { heading: t("Last answer"), cell: answerOf },
              ]}
            />
            <Button onClick={deliveries.reload}>{t("Look again")}</Button>
          </>
        )
      }
    </Loaded>
  );
}
