import { letterOf } from "../../../letters.ts";
import type { StudyProps } from "../study-props.ts";
import { ReportSection } from "../report-section.tsx";
import { t } from "../../../language/say.ts";

/** The concepts of a test side by side: their texts, and their figures on the same personas. */
export const ConceptsPart = ({ study, params }: StudyProps) => (
  <section aria-label={t("Concepts")}>
    <div class="concept-cards">
      {study.concepts?.map(({ concept_id, name, text }, index) => (
        <article key={concept_id} class="card" lang={study.language} dir="auto">
          <h2>
            <span class="letters">{letterOf(index)}</span> {name}
          </h2>
          <p class="text">{text}</p>
        </article>
      ))}
    </div>
    <ReportSection params={params} title={t("Figures of the concepts")} wanted={{ section: "concepts" }} />
  </section>
);
