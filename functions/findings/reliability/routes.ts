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
      "Starts a reliability study: the simulation is run again `runs` times side by side, with the personas as " +
        "they took part, the same questions and the same briefings. The reruns do not show up among the " +
        "simulations; each costs what the original cost, without its report.",
      "`vary` adds one run for each thing that should not matter. Its figures are compared with those of the " +
        "runs that change nothing, and never enter the score. Such a run costs what a rerun costs; one that fails " +
        "leaves `completed: false`. Variations that a study does not have are 400 (`wording` in a conjoint study, " +
        "`scale` in interviews and focus groups), and so is `model` where a single one answers as personas.",
      "The simulation must be complete (400), and not a live interview, whose questions a person asked (400). A " +
        "briefing that was deleted since cannot be shown again (400). One study of a simulation runs at a time " +
        "(400).",
    ].join("\n\n"),
    body: reliabilityCheckSchema,
    bodyOptional: true,
    bodyExample: { runs: 5 },
    responses: {
      202: {
        description: "The study; poll it until it is complete.",
        schema: reliabilityStudySchema,
        example: exampleRunningReliability,
      },
    },
    refusals: {
      400:
        "The simulation is not complete or is an idi_manual, shows a briefing that has been deleted, or is being " +
        "checked; or it cannot be varied as asked.",
    },
  },
  getReliabilityCheck: {
    ...common,
    content: "synthetic",
    method: "GET",
    path,
    summary: "The latest reliability study of a simulation",
    description: [
      "The confidence score is 100 times the mean Krippendorff's α over the questions. Personas are the units, " +
        "runs the observers. Its interval is computed by leaving out one persona at a time. It says whether " +
        "the same personas answer the same again: stability, not accuracy.",
      "`robustness` says how far figures moved with each variation in `vary`, persona by persona, and how far " +
        "they move between runs that change nothing.",
      "`personas` says for each whether it has entered the library, and why or why not. Without any study: 404.",
    ].join("\n\n"),
    responses: { 200: { description: "The study.", schema: reliabilityStudySchema, example: exampleReliability } },
  },
});
