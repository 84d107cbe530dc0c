import type { Answer, Call, Schemas } from "../../../clients/typescript/src/index.ts";
import { occursIn } from "../../../functions/models/quotes.ts";
import { isFinal } from "../../../functions/studies/simulation/transitions.ts";
import { BRIEFING, CONCEPT, SURVEY, textFile } from "./stimuli.ts";
import { expectThat, StepFailed } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

export interface Panel {
  project_id: string;
  groupId: string;
  personas: readonly Schemas["Persona"][];
}

/** Where a simulation is. */
export type StudyParams = Call<"getSimulation">["params"];
type Results = Answer<"getSimulationResults">;

/** A concept test that shows a briefing. */
export async function testConcept(walk: Walk, panel: Panel): Promise<StudyParams> {
  const { customer, signal, step } = walk;
  const { id: briefingId } = await step(
    "Briefing",
    () =>
      customer.api(signal).createBriefing({
        params: { project_id: panel.project_id },
        file: textFile("morgenhafer.txt", BRIEFING),
        fields: { title: "Morgenhafer" },
      }),
    ({ file_type, character_count }) => `${file_type}, ${character_count} characters`,
  );
  return conduct(walk, "Concept test", panel, {
    persona_group_id: panel.groupId,
    simulation_type: "concept_test",
    prompt_question: CONCEPT,
    briefing_ids: [briefingId],
  });
}

/** A survey from its file. */
export async function holdSurvey(walk: Walk, panel: Panel): Promise<StudyParams> {
  const { customer, signal, step } = walk;
  const api = customer.api(signal);
  const body = {
    persona_group_id: panel.groupId,
    simulation_type: "survey",
    prompt_question: "Breakfast drinks",
  } as const;
  return conduct(walk, "Survey", panel, body, async (params) => {
    await step(
      "Survey file",
      () => api.uploadSurvey({ params, file: textFile("survey.txt", SURVEY) }),
      ({ survey_schema }) => survey_schema.questions.map(({ kind }) => kind).join(", "),
    );
    await api.runSurvey({ params });
  });
}

/** Runs a study to its end and holds its results against what was promised of them. */
async function conduct(
  walk: Walk,
  title: string,
  panel: Panel,
  body: Call<"createSimulation">["body"],
  begin: (params: StudyParams) => Promise<void> = async () => undefined,
): Promise<StudyParams> {
  const { customer, signal, step, watch } = walk;
  const { project_id, personas } = panel;
  const api = customer.api(signal);
  const started = await api.createSimulation({ params: { project_id }, body });
  const params = { project_id, simulation_id: started.id };
  await begin(params);
  await step(
    title,
    async () => {
      const ended = await watch(() => api.getSimulation({ params }), {
        progressOf: ({ progress }) => progress,
        ended: ({ status }) => isFinal(status),
      });
      if (ended.status !== "complete") throw new StepFailed(`Ended as ${ended.status}: ${ended.error ?? "no reason"}`);
      return ended;
    },
    ({ usage, model_ids }) =>
      `${usage.llm_calls} model calls, ${usage.input_tokens} tokens in, ${usage.output_tokens} out, ` +
      `${usage.estimated_cost_usd.toFixed(4)} USD (${model_ids.join(", ")})`,
  );
  await step(
    `Results of the ${title.toLowerCase()}`,
    async () => {
      const results = await api.getSimulationResults({ params });
      checkResults(results, personas);
      return results;
    },
    ({ aggregate: { sentiment_distribution: share, strategic_recommendations: advice } }) =>
      `${Object.entries(share ?? { rated: 0 })
        .map(([sentiment, percent]) => `${sentiment} ${percent} %`)
        .join(", ")}; ${advice.length} ` + "recommendations, all quotes traced",
  );
  return params;
}

/** Everybody answered, shares are whole, and every quote is in what its persona said. @throws StepFailed */
function checkResults({ persona_results, aggregate }: Results, personas: Panel["personas"]): void {
  const answered = new Set(persona_results.map(({ persona_id }) => persona_id));
  const missing = personas.filter(({ id }) => !answered.has(id));
  expectThat(missing.length === 0, `No result of ${missing.map(({ full_name }) => full_name).join(", ")}`);
  const shares = aggregate.sentiment_distribution;
  expectThat(shares !== null, "No answer could be rated");
  const { positive, neutral, negative } = shares ?? { positive: 0, neutral: 0, negative: 0 };
  const sum = Math.round((positive + neutral + negative) * 10) / 10;
  expectThat(sum === 100, `The shares of sentiment sum to ${sum} % instead of 100 %`);

  const wordsOf = new Map(
    persona_results.map(({ persona_id, reaction, answers }) => [
      persona_id,
      [reaction, ...(answers ?? []).map(({ text }) => text)].join("\n"),
    ]),
  );
  const quotes = [
    ...persona_results.map(({ persona_id, notable_quote }) => ({ persona_id, quote: notable_quote })),
    ...aggregate.strategic_recommendations.flatMap(({ evidence }) => evidence),
  ];
  for (const { persona_id, quote } of quotes) {
    expectThat(occursIn(quote, wordsOf.get(persona_id) ?? ""), `Persona ${persona_id} never said "${quote}"`);
  }
}

/** Runs a finished study twice more. */
export async function checkReliability({ customer, signal, step, watch }: Walk, params: StudyParams): Promise<void> {
  const api = customer.api(signal);
  await step(
    "Reliability check, 2 runs",
    async () => {
      await api.startReliabilityCheck({ params, body: { runs: 2 } });
      const ended = await watch(() => api.getReliabilityCheck({ params }), {
        progressOf: ({ completed_runs, runs }) => ({
          stage: "repeating",
          percent: Math.round((100 * completed_runs) / runs),
          message: `${completed_runs} of ${runs} runs`,
        }),
        ended: ({ status }) => status !== "running",
      });
      if (ended.status === "failed")
        throw new StepFailed(`The reliability check failed: ${ended.error ?? "no reason"}`);
      return ended;
    },
    ({ confidence_score, verdict }) => `score ${confidence_score ?? "none"}, ${verdict ?? "no verdict"}`,
  );
}
