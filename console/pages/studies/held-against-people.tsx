import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Empty } from "../../components/empty.tsx";
import { navigate, usePlace } from "../../router.ts";
import { day } from "../../words.ts";
import { ReportSection } from "./report-section.tsx";
import { AskFirst } from "./ask-first.tsx";
import { SamplePlan } from "./sample-plan.tsx";
import { studyKinds } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import "../people/people.css";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

/** The value that means the people from whom the audience was made. */
const RESPONDENTS = "respondents";

interface Choice {
  value: string;
  label: string;
}

function choicesOf(humanStudies: Answer<"listHumanStudies">, respondents: number): Choice[] {
  return [
    ...(respondents > 0
      ? [{ value: RESPONDENTS, label: t("The audience’s own respondents ({respondents})", { respondents }) }]
      : []),
    ...humanStudies.map(({ id, name, people, fielded_on }) => ({
      value: id,
      label: t("{name} ({people} people, {fielded_on})", {
        name,
        people: people.toLocaleString(locale),
        fielded_on: day(fielded_on),
      }),
    })),
  ];
}

const NothingYet = ({ study, params: { project_id } }: StudyProps) => (
  <Empty title={t("No people have been asked yet.")}>
    {studyKinds[study.simulation_type].offers ? (
      <p>
        {t(
          "It is not known how near these choices are to people’s. Let some people choose between offers of " +
            "the same attributes; thirty people already help. Then add their choices: a file with a row for each " +
            "alternative.",
        )}
      </p>
    ) : (
      <p>
        {t(
          "It is not known how near these answers are to people’s. Ask some people the same questions, in the " +
            "same words and on the same scales; thirty people already help. Then add their answers: the number " +
            "of people who gave each answer, or a file with a row per person. Rows also show how far people " +
            "agree with themselves, which no simulation can exceed.",
        )}
      </p>
    )}
    <a class="button primary" href={`#/projects/${project_id}/people/new?study=${study.id}`}>
      {t("Add what people answered")}
    </a>
  </Empty>
);

/** Compares a complete study with people's answers to the same questions, or their choices between the same offers. */
export function HeldAgainstPeople(props: StudyProps) {
  const { study, params } = props;
  const { path, query } = usePlace();
  const { project_id } = params;
  const group = { project_id, group_id: study.persona_group_id };
  const { counted, offers } = studyKinds[study.simulation_type];
  const compared = counted ?? offers;
  const people = useAnswer(
    async (signal) => {
      if (!compared) return { humanStudies: [], respondents: 0 };
      const [all, audience] = await Promise.all([
        callApi("listHumanStudies", { params: { project_id }, query: { order: "desc" }, signal }),
        // The audience may have been deleted since.
        callApi("getPersonaGroup", { params: group, signal }).catch(() => undefined),
      ]);
      return {
        humanStudies: all.filter(({ choices }) => (choices === undefined) !== (offers === true)),
        // The audience's own respondents were never asked to choose between the offers.
        respondents: offers ? 0 : (audience?.respondents ?? 0),
      };
    },
    [params.simulation_id],
  );
  if (!compared) {
    return (
      <Alert tone="note">
        {t(
          "Interviews and focus groups have no figures to compare with people’s answers. Concept tests, " +
            "surveys and conjoint studies do.",
        )}
      </Alert>
    );
  }
  return (
    <section aria-label={t("Check against real people")}>
      <Loaded answer={people} what={t("the human studies")}>
        {({ humanStudies, respondents }) => {
          const choices = choicesOf(humanStudies, respondents);
          const own = humanStudies.find(({ simulation_id }) => simulation_id === study.id)?.id;
          const against = query.get("with") ?? own ?? choices[0]?.value;
          if (against === undefined)
            return (
              <>
                <NothingYet {...props} />
                <AskFirst {...props} />
              </>
            );
          return (
            <>
              <div class="field short">
                <label for="against">{t("Human study")}</label>
                <select
                  id="against"
                  value={against}
                  onChange={({ currentTarget }) => navigate(`${path}?with=${currentTarget.value}`, { replace: true })}
                >
                  {choices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
              <ReportSection
                params={params}
                title={t("Figures of people and personas")}
                wanted={{ section: "validity", ...(against === RESPONDENTS ? {} : { human_study_id: against }) }}
                key={against}
              />
              <AskFirst {...props} />
              {respondents > 0 && <SamplePlan {...props} />}
              <p>
                <a href={`#/projects/${project_id}/people/new?study=${study.id}`}>{t("Add another human study")}</a>
              </p>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
