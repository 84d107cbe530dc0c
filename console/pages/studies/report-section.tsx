import type { CallArguments } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { PageFrame, usePageAddress } from "../../components/page-frame.tsx";
import type { StudyProps } from "./study-props.ts";
import { chosen } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

type Wanted = NonNullable<NonNullable<CallArguments<"getReport">[0]>["query"]>;

interface ReportSectionProps extends Pick<StudyProps, "params"> {
  title: string;
  /** Which section, and of what. */
  wanted: Wanted;
}

const Shown = ({ html, title }: { html: string; title: string }) => (
  <PageFrame address={usePageAddress(html)} title={title} class="section" />
);

/** A section of a study's report in the reader's language, as the service makes it, with all of its figures. */
export function ReportSection({ params, title, wanted }: ReportSectionProps) {
  const answer = useAnswer(
    (signal) => callApi("getReport", { params, query: { ...wanted, language: chosen }, signal }),
    [params.simulation_id, JSON.stringify(wanted)],
  );
  return (
    // What was asked before would be taken for the answer.
    <Loaded answer={answer.error ? { ...answer, data: undefined } : answer} what={t("the figures")}>
      {(html) => <Shown html={html} title={title} />}
    </Loaded>
  );
}
