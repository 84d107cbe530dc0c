import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { CopyField } from "../../components/copy-field.tsx";
import { deleteWithUndo } from "../../components/deletions.tsx";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Table } from "../../components/table.tsx";
import { dateTime } from "../../words.ts";
import type { StudyProps } from "./study-props.ts";

type Link = Answer<"listReportLinks">[number];

const USUAL_DAYS = "30";

/** Links that show the report to whoever has them, without an account. */
export function ReportLinks({ params }: StudyProps) {
  const links = useAnswer((signal) => callApi("listReportLinks", { params, signal }), [params.simulation_id]);
  const [made, setMade] = useState<Link>();
  const form = useForm({
    initial: { expires_in_days: USUAL_DAYS },
    submit: async ({ expires_in_days }) => {
      const days = expires_in_days.trim();
      const link = await callApi("createReportLink", {
        params,
        // What is no number goes as it is: the service says so at the field.
        body: { expires_in_days: /^\d+$/.test(days) ? Number(days) : (days as unknown as number) },
      });
      setMade(link);
      links.put([...(links.data ?? []), link]);
    },
  });
  const revoke = ({ id }: Link) => {
    if (made?.id === id) setMade(undefined);
    deleteWithUndo({
      id,
      sentence: "The link has been revoked. It stops working when you can no longer undo this.",
      send: () => callApi("deleteReportLink", { params: { ...params, link_id: id } }),
    });
  };
  return (
    <section aria-label="Share">
      <p class="introduction">
        A link shows this report, and nothing else, to whoever has it. It needs no account and ends when it expires, is
        revoked, or the study is deleted.
      </p>
      <div class="short">
        <Form form={form} action="Make a link" working="Making…">
          <TextField form={form} name="expires_in_days" label="Days it works" hint="1 to 90." inputMode="numeric" />
        </Form>
        <div role="status">{made && <p class="alert good">The link works until {dateTime(made.expires_at)}.</p>}</div>
        {made && <CopyField key={made.id} label="New link" value={made.url} />}
      </div>
      <h2>Links that work</h2>
      <Loaded answer={links} what="the links">
        {(rows) =>
          rows.length === 0 ? (
            <p class="quiet">There are none.</p>
          ) : (
            <Table
              caption="Links that work"
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: "Made", cell: ({ created_at }) => dateTime(created_at) },
                { heading: "Works until", cell: ({ expires_at }) => dateTime(expires_at) },
                {
                  heading: "Address",
                  cell: ({ url }) => (
                    <a class="address" href={url} target="_blank" rel="noreferrer">
                      {url}
                    </a>
                  ),
                },
                {
                  heading: "Actions",
                  cell: (link) => (
                    <Button tone="link" onClick={() => revoke(link)}>
                      Revoke<span class="hidden"> the link made on {dateTime(link.created_at)}</span>
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  );
}
