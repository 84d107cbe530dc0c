import type { Answer, Call } from "../../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { CheckGroup } from "../../../components/check-group.tsx";
import { TextField } from "../../../components/fields.tsx";
import { Form } from "../../../components/form.tsx";
import { useForm } from "../../../components/forms.ts";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { eventNames } from "./events.ts";
import { WebhookCard } from "./webhook-card.tsx";
import { t } from "../../../language/say.ts";

type Created = Answer<"createWebhook">;

const events = Object.entries(eventNames).map(([value, label]) => ({ value, label }));

function CreateWebhook({ onCreated }: { onCreated: (webhook: Created) => void }) {
  const form = useForm<Call<"createWebhook">["body"]>({
    draft: "webhook",
    initial: { url: "", events: ["simulation.complete", "simulation.failed"] },
    submit: async ({ url, events: chosen }) => {
      onCreated(await callApi("createWebhook", { body: { url: url.trim(), events: chosen } }));
    },
  });
  return (
    <div class="card">
      <h3>{t("Add a webhook")}</h3>
      <Form form={form} action={t("Add the webhook")}>
        <TextField
          form={form}
          name="url"
          label={t("Address")}
          hint={t("https, and reachable from the internet: https://example.com/hooks/research")}
          required
        />
        <CheckGroup form={form} name="events" label={t("Events")} choices={events} />
      </Form>
    </div>
  );
}

/** For owners: addresses that are notified when work of the company ends. */
export function Webhooks() {
  const webhooks = useAnswer((signal) => callApi("listWebhooks", { signal }), []);
  const [created, setCreated] = useState<Created>();
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">{t("Webhooks")}</h2>
      <p>
        {t(
          "When work has ended, the service posts a signed event to your address, so your programs need not " +
            "poll. It retries failed deliveries for three days.",
        )}
      </p>
      <Loaded answer={webhooks} what={t("the webhooks")}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t("There is none yet.")}</p>
          ) : (
            <>
              {rows.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onChanged={webhooks.reload} />
              ))}
            </>
          )
        }
      </Loaded>
      {created ? (
        <SecretOnce
          label={t("The secret of {url}", { url: created.url })}
          value={created.secret}
          keep={t("The receiver uses it to check that a delivery comes from this service.")}
          onKept={() => setCreated(undefined)}
        />
      ) : (
        <CreateWebhook
          onCreated={(webhook) => {
            setCreated(webhook);
            webhooks.reload();
          }}
        />
      )}
    </section>
  );
}
