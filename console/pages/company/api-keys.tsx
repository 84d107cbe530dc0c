import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { SecretOnce } from "../../components/secret-once.tsx";
import { Table } from "../../components/table.tsx";
import { date, dateTime } from "../../words.ts";
import { rich, t } from "../../language/say.ts";

type ApiKey = Answer<"listApiKeys">[number];
type CreatedApiKey = Answer<"createApiKey">;

const roles: { value: ApiKey["role"]; label: string }[] = [
  { value: "member", label: t("member: all research work") },
  { value: "owner", label: t("owner: the same, and inviting people") },
];

/** For owners: keys with which programs call in the company's name. */
export function ApiKeys() {
  const keys = useAnswer((signal) => callApi("listApiKeys", { signal }), []);
  const [created, setCreated] = useState<CreatedApiKey>();
  return (
    <section aria-labelledby="api-keys">
      <h2 id="api-keys">{t("API keys")}</h2>
      <p>
        {t(
          "For programs: use a key in place of an access token. It works until it is revoked, even after " +
            "its creator has left. Revoke keys that are no longer used.",
        )}
      </p>
      <Loaded answer={keys} what={t("the API keys")}>
        {(rows) =>
          rows.length === 0 ? <p>{t("There is none yet.")}</p> : <KeyTable keys={rows} onRevoked={keys.reload} />
        }
      </Loaded>
      {created?.key ? (
        <SecretOnce
          label={t("The key “{name}”", { name: created.name })}
          value={created.key}
          keep={t("Keep it where only the program can read it, and never in an address.")}
          onKept={() => setCreated(undefined)}
        />
      ) : (
        <CreateKey
          onCreated={(key) => {
            setCreated(key);
            keys.reload();
          }}
        />
      )}
    </section>
  );
}

function CreateKey({ onCreated }: { onCreated: (key: CreatedApiKey) => void }) {
  const form = useForm<{ name: string; role: ApiKey["role"] }>({
    draft: "api-key",
    initial: { name: "", role: "member" },
    submit: async (body) => {
      onCreated(await callApi("createApiKey", { body }));
    },
  });
  return (
    <div class="card">
      <h3>{t("Create an API key")}</h3>
      <Form form={form} action={t("Create the key")}>
        <TextField
          form={form}
          name="name"
          label={t("What it is for")}
          hint={t("Nightly concept tests, for example.")}
          required
        />
        <SelectField form={form} name="role" label={t("What it may do")} choices={roles} />
      </Form>
    </div>
  );
}

function KeyTable({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: () => void }) {
  const [revoking, setRevoking] = useState<ApiKey>();
  return (
    <>
      <Table
        caption={t("API keys")}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { heading: t("Name"), cell: ({ name }) => name },
          { heading: t("Begins with"), cell: ({ prefix }) => <code>{prefix}</code> },
          { heading: t("Role"), cell: ({ role }) => role },
          { heading: t("Since"), cell: ({ created_at }) => date(created_at) },
          { heading: t("Last used"), cell: ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : t("never")) },
          {
            heading: t("Actions"),
            cell: (key) => (
              <Button tone="link" onClick={() => setRevoking(key)}>
                {t("Revoke")}
                <span class="hidden"> {key.name}</span>
              </Button>
            ),
          },
        ]}
      />
      {revoking && (
        <ConfirmDialog
          title={t("Revoke {name}?", { name: revoking.name })}
          action={t("Revoke the key")}
          onConfirm={async () => {
            await callApi("revokeApiKey", { params: { api_key_id: revoking.id } });
            notify(t("{name} has been revoked.", { name: revoking.name }));
            onRevoked();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            {rich("Programs that call with {code} are refused at once. What they created stays.", {
              code: <code>{revoking.prefix}…</code>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
