import { callApi } from "../../api/client.ts";
import { useAnswer } from "../../components/answers.tsx";
import { Facts } from "../../components/facts.tsx";
import { dateTime, dollars } from "../../words.ts";
import { QuestionnaireFiles } from "./exports.tsx";
import { Guide, Questions } from "./questions.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import { n, t } from "../../language/say.ts";

function Attributes({ design: { attributes }, lang }: { design: NonNullable<Study["conjoint_design"]>; lang: string }) {
  return (
    <dl class="facts" lang={lang} dir="auto">
      {attributes.map(({ name, levels }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{levels.join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The questions, participants and cost of a study. */
export function AboutStudy({ study, params: place }: StudyProps) {
  const { prompt_question, survey_schema, script, conjoint_design, language, usage } = study;
  const { project_id } = place;
  const params = { project_id };
  const groups = useAnswer((signal) => callApi("listPersonaGroups", { params, signal }), [project_id]);
  const briefings = useAnswer((signal) => callApi("listBriefings", { params, signal }), [project_id]);
  const titles = study.briefing_ids.map((id) => briefings.data?.find((briefing) => briefing.id === id)?.title);
  return (
    <section aria-label={t("Set-up")}>
      {prompt_question && (
        <>
          <h2>{studyKinds[study.simulation_type].prompt.label}</h2>
          <p class="text" lang={language} dir="auto">
            {prompt_question}
          </p>
        </>
      )}
      {survey_schema && (
        <>
          <h2>{t("Questionnaire, as understood")}</h2>
          <QuestionnaireFiles study={study} params={place} />
          <Questions survey={survey_schema} lang={language} />
        </>
      )}
      {script && (
        <>
          <h2>{t("Discussion guide, as understood")}</h2>
          <Guide guide={script} lang={language} />
        </>
      )}
      {conjoint_design && (
        <>
          <h2>{t("Attributes")}</h2>
          <Attributes design={conjoint_design} lang={language} />
        </>
      )}
      <h2>{t("Details")}</h2>
      <Facts
        facts={[
          [t("Audience"), groups.data?.find(({ id }) => id === study.persona_group_id)?.name],
          [t("Asked"), n(study.persona_count, "{count} persona", "{count} personas")],
          [t("Weighted to"), study.weights?.margins.map(({ by }) => by.replace("_", " ")).join(", ")],
          [t("Briefings"), titles.filter(Boolean).join(", ")],
          [t("Created"), dateTime(study.created_at)],
          [t("Ended"), study.completed_at && dateTime(study.completed_at)],
          [t("Models"), study.model_ids.join(", ")],
          [t("Cost limit"), study.max_cost_usd === null ? null : dollars(study.max_cost_usd)],
          [t("Cost of the models"), usage.llm_calls > 0 ? dollars(usage.estimated_cost_usd) : null],
        ]}
      />
    </section>
  );
}
