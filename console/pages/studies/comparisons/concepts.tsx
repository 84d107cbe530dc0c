import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { decimal, percent } from "../../../words.ts";
import type { StudyProps } from "../study-props.ts";
import { EstimateLegend, EstimateTable } from "./estimate-table.tsx";
import { IntervalPlot } from "./interval-plot.tsx";

type Aggregate = NonNullable<Answer<"getSimulationResults">["aggregate"]["concepts"]>;
type Compared = Aggregate["comparison"][number];

const howCompared: Record<Aggregate["design"], string> = {
  sequential: "Every persona reacted to every concept: its ratings are compared with each other.",
  monadic: "Each persona reacted to one concept: different people are compared, and each concept has its own base.",
};

/** Fewest answers that are tested. */
const SMALLEST_BASE = 5;

/** The question of the battery in the study's language; the sentiment was no question. */
const wordsOf = ({ concepts }: Aggregate, figure: Compared["figure"]): string | undefined =>
  concepts.flatMap(({ questions }) => questions).find(({ question_id }) => question_id.endsWith(figure))?.question;

/** Personas behind the mean of a concept: those who saw it, where each saw one. */
function baseOf({ design, concepts }: Aggregate, { figure, answered }: Compared, at: number): number {
  const own = concepts[at];
  if (design === "sequential" || !own) return answered;
  const { positive = 0, neutral = 0, negative = 0 } = own.sentiment_counts ?? {};
  if (figure === "sentiment") return positive + neutral + negative;
  return own.questions.find(({ question_id }) => question_id === figure)?.answered ?? 0;
}

const estimateOf = (base: number, { mean, mean_interval, differs_from }: Compared["concepts"][number]) => ({
  base,
  effective_n: base,
  count: null,
  value: mean,
  interval: mean_interval,
  differs_from,
  small_base: base < SMALLEST_BASE,
});

function ConceptTable({ aggregate, lang }: { aggregate: Aggregate; lang: string }) {
  const { concepts, comparison } = aggregate;
  const labelOf = ({ figure }: Compared) => wordsOf(aggregate, figure) ?? "Sentiment of the reaction (−1 to 1)";
  return (
    <>
      <IntervalPlot
        rows={comparison
          .filter(({ figure }) => figure !== "sentiment")
          .map((compared) => ({
            label: labelOf(compared),
            lang,
            points: compared.concepts.flatMap(({ mean, mean_interval }, index) =>
              mean === null ? [] : [{ letter: concepts[index]?.letter ?? "", value: mean, interval: mean_interval }],
            ),
          }))}
        write={(value) => decimal(value, 1)}
      />
      <EstimateTable
        question={{ question_id: "", question: "Means of the concepts" }}
        columns={concepts.map(({ concept_id, letter, name }) => ({
          key: concept_id,
          heading: (
            <>
              <span class="letters">{letter}</span> <bdi lang={lang}>{name}</bdi>
            </>
          ),
        }))}
        rows={comparison.map((compared) => ({
          figure: "mean",
          label: labelOf(compared),
          estimates: compared.concepts.map((one, index) => estimateOf(baseOf(aggregate, compared, index), one)),
          below: (column) => <BestShare concept={compared.concepts[column]} />,
        }))}
        lang={lang}
      />
    </>
  );
}

/** For how many it is the highest. */
function BestShare({ concept }: { concept: Compared["concepts"][number] | undefined }) {
  if (!concept || concept.best_share === null) return null;
  const ends = (concept.best_share_interval ?? []).map((end) => percent(end / 100)).join(" to ");
  return <span class="quiet interval">{`best for ${percent(concept.best_share / 100)} (${ends})`}</span>;
}

/** The concepts of a test side by side: their texts and their figures. */
export function ConceptsPart({ study, params }: StudyProps) {
  const results = useAnswer(
    (signal) => callApi("getSimulationResults", { params, query: { limit: 1 }, signal }),
    [params.simulation_id],
  );
  return (
    <section aria-label="Concepts">
      <Loaded answer={results} what="the concepts">
        {({ aggregate: { concepts } }) =>
          concepts && (
            <>
              <div class="concept-cards">
                {study.concepts?.map(({ concept_id, name, text }, index) => (
                  <article key={concept_id} class="card" lang={study.language} dir="auto">
                    <h2>
                      <span class="letters">{concepts.concepts[index]?.letter}</span> {name}
                    </h2>
                    <p class="text">{text}</p>
                  </article>
                ))}
              </div>
              <ConceptTable aggregate={concepts} lang={study.language} />
              <EstimateLegend what="concept" notes={[howCompared[concepts.design]]} lang="en" />
              {concepts.design === "sequential" && (
                <p class="quiet">
                  “Best for” is the share of the personas who rate it highest; ties count in equal parts. What the order
                  did stands in the report.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
