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
import { rich, t } from "../../language/say.ts";

type Link = Answer<"listReportLinks">[number];

const USUAL_DAYS = "30";

/** Links that show the report without an account to everybody who has them. */
export function ReportLinks({ params }: StudyProps) {
  const links = useAnswer((signal) => callApi("listReportLinks", { params, signal }), [params.simulation_id]);
  const [made, setMade] = useState<Link>();
  const form = useForm({
    initial: { expires_in_days: USUAL_DAYS },
    submit: async ({ expires_in_days }) => {
      const days = expires_in_days.trim();
      const link = await callApi("createReportLink", {
        params,
        // Text that is not a number is sent unchanged: the service returns an error for the field.
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
      sentence: t("The link has been revoked. It stops working when you can no longer undo this."),
      send: () => callApi("deleteReportLink", { params: { ...params, link_id: id } }),
    });
  };
  return (
    <section aria-label={t("Share the report")}>
      <p class="introduction">
        {t(
          "A link opens this report, and nothing else, without an account. It ends when it expires, when " +
            "you revoke it, or when the study is deleted.",
        )}
      </p>
      <div class="short">
        <Form form={form} action={t("Make a link")} working={t("Making…")}>
          <TextField
            form={form}
            name="expires_in_days"
            label={t("Days until it expires")}
            hint={t("1 to 90.")}
            inputMode="numeric"
          />
        </Form>
        <div role="status">
          {made && (
            <p class="alert good">
              {t("The link works until {expires_at}.", { expires_at: dateTime(made.expires_at) })}
            </p>
          )}
        </div>
        {made && <CopyField key={made.id} label={t("New link")} value={made.url} />}
      </div>
      <h2>{t("Links that work")}</h2>
      <Loaded answer={links} what={t("the links")}>
        {(rows) =>
          rows.length === 0 ? (
            <p class="quiet">{t("There are none.")}</p>
          ) : (
            <Table
              caption={t("Links that work")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Made"), cell: ({ created_at }) => dateTime(created_at) },
                { heading: t("Works until"), cell: ({ expires_at }) => dateTime(expires_at) },
                {
                  heading: t("Address"),
                  cell: ({ url }) => (
                    <a class="address" href={url} target="_blank" rel="noreferrer">
                      {url}
                    </a>
                  ),
                },
                {
                  heading: t("Actions"),
                  cell: (link) => (
                    <Button tone="link" onClick={() => revoke(link)}>
                      {rich("Revoke<span> the link made on {created_at}</span>", {
                        created_at: dateTime(link.created_at),
                        span: (text) => <span class="hidden">{text}</span>,
                      })}
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
