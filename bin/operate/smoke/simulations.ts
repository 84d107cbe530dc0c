import * as z from "zod";
import { briefingSchema } from "../../../functions/briefings/schemas.ts";
import type { Persona } from "../../../functions/personas/people/schemas.ts";
import { reliabilityStudySchema } from "../../../functions/findings/reliability/schemas.ts";
import { occursIn } from "../../../functions/models/quotes.ts";
import { simulationResultsSchema, type SimulationResults } from "../../../functions/studies/simulation/results.ts";
import { simulationSchema, type Simulation } from "../../../functions/studies/simulation/schemas.ts";
import { isFinal } from "../../../functions/studies/simulation/transitions.ts";
import { surveySchema } from "../../../functions/studies/survey/schemas.ts";
import { BRIEFING, CONCEPT, SURVEY, textForm } from "./stimuli.ts";
import { expectThat, StepFailed } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

export interface Panel {
  project: string;
  groupId: string;
  personas: readonly Persona[];
}

/** A concept test that shows a briefing. @returns its path */
export async function testConcept(walk: Walk, panel: Panel): Promise<string> {
  const { customer, signal, step } = walk;
  const { id: briefingId } = await step(
    "Briefing",
    () => {
      const body = textForm("morgenhafer.txt", BRIEFING, { title: "Morgenhafer" });
      const asked = { method: "POST", path: `${panel.project}/briefings`, body, status: 201 } as const;
      return customer.ask(asked, briefingSchema, signal);
    },
    ({ file_type, character_count }) => `${file_type}, ${character_count} characters`,
  );
  const body = {
    persona_group_id: panel.groupId,
    simulation_type: "concept_test",
    prompt_question: CONCEPT,
    briefing_ids: [briefingId],
  };
  return conduct(walk, "Concept test", panel, body);
}

/** A survey from its file. @returns its path */
export async function holdSurvey(walk: Walk, panel: Panel): Promise<string> {
  const { customer, signal, step } = walk;
  const body = { persona_group_id: panel.groupId, simulation_type: "survey", prompt_question: "Breakfast drinks" };
  return conduct(walk, "Survey", panel, body, async (path) => {
    await step(
      "Survey file",
      () => {
        const asked = {
          method: "POST",
          path: `${path}/survey`,
          body: textForm("survey.txt", SURVEY),
          status: 200,
        } as const;
        return customer.ask(asked, z.object({ survey_schema: surveySchema }), signal);
      },
      ({ survey_schema }) => survey_schema.questions.map(({ kind }) => kind).join(", "),
    );
    await customer.send({ method: "POST", path: `${path}/run`, status: 202 }, signal);
  });
}

/** Runs a study to its end and holds its results against what was promised of them. */
async function conduct(
  walk: Walk,
  title: string,
  panel: Panel,
  body: object,
  begin: (path: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { customer, signal, step, watch } = walk;
  const simulations = `${panel.project}/simulations`;
  const started = await customer.ask(
    { method: "POST", path: simulations, body, status: 201 },
    simulationSchema,
    signal,
  );
  const path = `${simulations}/${started.id}`;
  await begin(path);
  await step(
    title,
    async () => {
      const ended: Simulation = await watch(
        () => customer.ask({ method: "GET", path, status: 200 }, simulationSchema, signal),
        { progressOf: ({ progress }) => progress, ended: ({ status }) => isFinal(status) },
      );
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
      const asked = { method: "GET", path: `${path}/results`, status: 200 } as const;
      const results = await customer.ask(asked, simulationResultsSchema, signal);
      checkResults(results, panel.personas);
      return results;
    },
    ({ aggregate: { sentiment_distribution: share, strategic_recommendations: advice } }) =>
      `${Object.entries(share ?? { rated: 0 })
        .map(([sentiment, percent]) => `${sentiment} ${percent} %`)
        .join(", ")}; ${advice.length} ` + "recommendations, all quotes traced",
  );
  return path;
}

/** Everybody answered, shares are whole, and every quote is in what its persona said. @throws StepFailed */
function checkResults({ persona_results, aggregate }: SimulationResults, personas: readonly Persona[]): void {
  const answered = new Set(persona_results.map(({ persona_id }) => persona_id));
  const missing = personas.filter(({ id }) => !answered.has(id));
  expectThat(missing.length === 0, `No result of ${missing.map(({ full_name }) => full_name).join(", ")}`);
  const shares = aggregate.sentiment_distribution;
  expectThat(shares !== null, "Nobody's words could be rated");
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
export async function checkReliability({ customer, signal, step, watch }: Walk, study: string): Promise<void> {
  const path = `${study}/reliability-check`;
  await step(
    "Reliability check, 2 runs",
    async () => {
      await customer.send({ method: "POST", path, body: { runs: 2 }, status: 202 }, signal);
      const ended = await watch(
        () => customer.ask({ method: "GET", path, status: 200 }, reliabilityStudySchema, signal),
        {
          progressOf: ({ completed_runs, runs }) => ({
            stage: "repeating",
            percent: Math.round((100 * completed_runs) / runs),
            message: `${completed_runs} of ${runs} runs`,
          }),
          ended: ({ status }) => status !== "running",
        },
      );
      if (ended.status === "failed")
        throw new StepFailed(`The reliability check failed: ${ended.error ?? "no reason"}`);
      return ended;
    },
    ({ confidence_score, verdict }) => `score ${confidence_score ?? "none"}, ${verdict ?? "no verdict"}`,
  );
}
