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

type ApiKey = Answer<"listApiKeys">[number];
type CreatedApiKey = Answer<"createApiKey">;

const roles: { value: ApiKey["role"]; label: string }[] = [
  { value: "member", label: "member: all research work" },
  { value: "owner", label: "owner: that, and inviting people" },
];

/** For owners: keys with which programs call in the company's name. */
export function ApiKeys() {
  const keys = useAnswer((signal) => callApi("listApiKeys", { signal }), []);
  const [created, setCreated] = useState<CreatedApiKey>();
  return (
    <section aria-labelledby="api-keys">
      <h2 id="api-keys">API keys</h2>
      <p>
        For programs: a key goes where an access token goes, and works until it is revoked, whoever created it. What has
        not been used for long can go.
      </p>
      <Loaded answer={keys} what="the API keys">
        {(rows) => (rows.length === 0 ? <p>There is none yet.</p> : <KeyTable keys={rows} onRevoked={keys.reload} />)}
      </Loaded>
      {created?.key ? (
        <SecretOnce
          label={`The key “${created.name}”`}
          value={created.key}
          keep="Keep it where only the program can read it, and never in an address."
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
      <h3>Create an API key</h3>
      <Form form={form} action="Create the key">
        <TextField form={form} name="name" label="What it is for" hint="Nightly concept tests, for example." required />
        <SelectField form={form} name="role" label="What it may do" choices={roles} />
      </Form>
    </div>
  );
}

function KeyTable({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: () => void }) {
  const [revoking, setRevoking] = useState<ApiKey>();
  return (
    <>
      <Table
        caption="API keys"
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { heading: "Name", cell: ({ name }) => name },
          { heading: "Begins with", cell: ({ prefix }) => <code>{prefix}</code> },
          { heading: "Role", cell: ({ role }) => role },
          { heading: "Since", cell: ({ created_at }) => date(created_at) },
          { heading: "Last used", cell: ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : "never") },
          {
            heading: "Actions",
            cell: (key) => (
              <Button tone="link" onClick={() => setRevoking(key)}>
                Revoke<span class="hidden"> {key.name}</span>
              </Button>
            ),
          },
        ]}
      />
      {revoking && (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          action="Revoke the key"
          onConfirm={async () => {
            await callApi("revokeApiKey", { params: { api_key_id: revoking.id } });
            notify(`${revoking.name} has been revoked.`);
            onRevoked();
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            Programs that call with <code>{revoking.prefix}…</code> are refused at once. What they created stays.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
