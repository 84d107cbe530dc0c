import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { asSentence, sentenceOf } from "../../../api/errors.ts";
import { Alert } from "../../../components/alert.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/dialog.tsx";
import { Facts } from "../../../components/facts.tsx";
import { notify } from "../../../components/notices.tsx";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { date, dateTime } from "../../../words.ts";
import { Deliveries } from "./deliveries.tsx";
import { eventInWords, type Webhook } from "./events.ts";
import { rich, t } from "../../../language/say.ts";

interface WebhookCardProps {
  webhook: Webhook;
  onChanged: () => void;
}

type Ask = "rotate" | "delete";

/** A webhook with all that can be done to it. */
export function WebhookCard({ webhook, onChanged }: WebhookCardProps) {
  const { id, url, events, enabled, disabled_reason, last_success_at, created_at } = webhook;
  const [asking, setAsking] = useState<Ask>();
  const [secret, setSecret] = useState<string>();
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const params = { webhook_id: id };
  const close = () => setAsking(undefined);
  const named = <span class="hidden"> {url}</span>;
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
      onChanged();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <div class="card" role="group" aria-label={url}>
      <h3 class="address">
        {url} <span class={`status ${enabled ? "complete" : "failed"}`}>{enabled ? t("enabled") : t("disabled")}</span>
      </h3>
      {disabled_reason && <p>{asSentence(disabled_reason)}</p>}
      <Facts
        facts={[
          [t("Sent when"), events.map(eventInWords).join(", ")],
          [t("Last delivered"), last_success_at ? dateTime(last_success_at) : t("never")],
          [t("Since"), date(created_at)],
        ]}
      />
      {secret && (
        <SecretOnce
          label={t("The new secret")}
          value={secret}
          keep={t("The previous secret also signs for 24 hours.")}
          onKept={() => setSecret(undefined)}
        />
      )}
      <div class="actions">
        <Button onClick={() => void attempt(() => callApi("updateWebhook", { params, body: { enabled: !enabled } }))}>
          {enabled ? t("Disable") : t("Enable")}
          {named}
        </Button>
        {enabled && (
          <Button
            onClick={() =>
              void attempt(async () => {
                await callApi("testWebhook", { params });
                setRound(round + 1);
              })
            }
          >
            {t("Send a test")}
            {named}
          </Button>
        )}
        <Button onClick={() => setAsking("rotate")}>
          {t("New secret")}
          {named}
        </Button>
        <Button onClick={() => setAsking("delete")}>
          {t("Delete")}
          {named}
        </Button>
      </div>
      <Alert tone="bad">{problem}</Alert>
      <details open={round > 0} onToggle={({ currentTarget: { open } }) => setRound(open ? Math.max(round, 1) : 0)}>
        <summary>
          {t("Last deliveries")}
          {named}
        </summary>
        {round > 0 && <Deliveries webhookId={id} round={round} />}
      </details>
      {asking === "rotate" && (
        <ConfirmDialog
          title={t("Make a new secret?")}
          action={t("Make a new secret")}
          onConfirm={async () => {
            const { secret: made } = await callApi("updateWebhook", { params, body: { rotate_secret: true } });
            setSecret(made);
          }}
          onClose={close}
        >
          <p>{t("Deliveries carry signatures of both secrets for 24 hours, and then only of the new one.")}</p>
        </ConfirmDialog>
      )}
      {asking === "delete" && (
        <ConfirmDialog
          title={t("Delete the webhook?")}
          action={t("Delete the webhook")}
          onConfirm={async () => {
            await callApi("deleteWebhook", { params });
            notify(t("The webhook has been deleted."));
            onChanged();
          }}
          onClose={close}
        >
          <p>
            {rich("Nothing is sent to {url} any more, and what was sent is no longer listed.", {
              url: <bdi>{url}</bdi>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
