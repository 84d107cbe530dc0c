import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../components/answers.tsx";
import { ReportSection } from "../report-section.tsx";
import { studyKinds, type Study } from "../study-kinds.ts";
import type { StudyProps } from "../study-props.ts";
import { t } from "../../../language/say.ts";

/** Whether a study can have a place among others: it tested one concept. */
export const canHaveNorms = ({ simulation_type, concepts }: Study): boolean =>
  studyKinds[simulation_type].several !== undefined && concepts === null;

/** Whether there are enough others by now for the study to have a place among them. */
export function useHasNorms({ study, params }: Pick<StudyProps, "study" | "params">): boolean {
  const { data } = useAnswer(
    async (signal) => canHaveNorms(study) && (await callApi("getNorms", { params, signal })).ready,
    [study.id],
  );
  return data === true;
}

/** Compares a concept with all that the company has tested. */
export const NormsPart = ({ params }: StudyProps) => (
  <section aria-label={t("Norms")}>
    <ReportSection params={params} title={t("Figures among other concepts")} wanted={{ section: "norms" }} />
  </section>
);
