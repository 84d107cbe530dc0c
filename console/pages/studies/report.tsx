import { useRef } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { PageFrame, usePageAddress } from "../../components/page-frame.tsx";
import { Exports } from "./exports.tsx";
import type { StudyProps } from "./study-props.ts";
import { t } from "../../language/say.ts";

function ReportPage({ html, study, params }: { html: string } & StudyProps) {
  const address = usePageAddress(html);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <>
      <div class="actions tools">
        <a class="button" href={address} target="_blank" rel="noreferrer">
          {t("Open in a new window")}
        </a>
        <Button onClick={() => frame.current?.contentWindow?.print()}>{t("Print")}</Button>
        <Exports study={study} params={params} />
      </div>
      <PageFrame address={address} title={t("Report")} class="report" frame={frame} />
    </>
  );
}

/** The service's own report of a study, with what can be taken away of it. */
export function Report(props: StudyProps) {
  const { params } = props;
  const report = useAnswer((signal) => callApi("getReport", { params, signal }), [params.simulation_id]);
  return (
    <Loaded answer={report} what={t("the report")}>
      {(html) => <ReportPage {...props} html={html} />}
    </Loaded>
  );
}
