import { reliabilityCheckSchema, reliabilityStudySchema } from "./schemas.ts";
import { exampleReliability, exampleRunningReliability } from "./example.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Simulations", auth: "bearer", function: "api-reliability" } as const;
const path = "/projects/{project_id}/simulations/{simulation_id}/reliability-check";

export const reliabilityRoutes = defineRoutes({
  startReliabilityCheck: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path,
    idempotent: true,
    summary: "Run a complete study again several times to see how stable it is",
    description: [
      "Starts a reliability check: the simulation is run again `runs` times in parallel, with the same " +
        "personas, questions and briefings. The reruns do not appear among the simulations. Each costs as much " +
        "as the original without its report.",
      "`vary` adds one run for each thing that should not matter. Its figures are compared with those of the " +
        "runs that change nothing, and are never part of the score. Such a run costs as much as a rerun. If it " +
        "fails, it has `completed: false`. Variations that a study does not have are 400 (`wording` in a " +
        "conjoint study, `scale` in interviews and focus groups). So is `model` if only one model can answer as " +
        "personas.",
      "The simulation must be complete (400), and not a live interview, whose questions a person asked (400). " +
        "A briefing that has been deleted cannot be shown again (400). Only one check of a simulation can run at " +
        "a time (400).",
    ].join("\n\n"),
    body: reliabilityCheckSchema,
    bodyOptional: true,
    bodyExample: { runs: 5 },
    responses: {
      202: {
        description: "The reliability check; poll it until it is complete.",
        schema: reliabilityStudySchema,
        example: exampleRunningReliability,
      },
    },
    refusals: {
      400:
        "The simulation is not complete or is an idi_manual, shows a deleted briefing, or is being checked. Or " +
        "it does not have a requested variation.",
    },
  },
  getReliabilityCheck: {
    ...common,
    content: "synthetic",
    method: "GET",
    path,
    summary: "The latest reliability check of a simulation",
    description: [
      "The confidence score is 100 times the mean Krippendorff's α over the questions. Personas are the units, " +
        "runs the observers. Its interval is computed by leaving out one persona at a time. It says whether " +
        "the same personas answer the same again: stability, not accuracy.",
      "`robustness` says how far figures moved with each variation in `vary`, persona by persona, and how far " +
        "they move between runs that change nothing.",
      "`personas` says whether each has entered the library, and why or why not. Without any check: 404.",
    ].join("\n\n"),
    responses: { 200: { description: "The study.", schema: reliabilityStudySchema, example: exampleReliability } },
  },
});
