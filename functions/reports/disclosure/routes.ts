import * as z from "zod";
import { languages } from "../../languages/registry.ts";
import { defineRoutes } from "../../platform/http/route.ts";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { exampleDisclosure } from "./example.ts";
import { disclosureSchema } from "./schemas.ts";

export const disclosureRoutes = defineRoutes({
  getDisclosure: {
    content: "synthetic",
    tag: "Reports",
    auth: "bearer",
    cache: "no-store",
    function: "api-reports",
    method: "GET",
    path: "/projects/{project_id}/simulations/{simulation_id}/disclosure",
    summary: "How a complete simulation was made, by three checklists",
    description:
      "Every item of GUIDE-LLM (14), AAPOR's disclosure elements (11) and a method card (4), filled in by " +
      "code. It names models and versions, dates, settings, prompts by id and hash, and personas by id. It " +
      "counts calls, refusals and corrections. It says how figures are weighted, and what was compared with " +
      "people or repeated.\n\nAn owner gets every prompt as it was sent with `prompts=true`.",
    query: z.object({
      language: z
        .enum(languages, `must be one of ${languages.join(", ")}`)
        .optional()
        .meta({ description: "Language of the texts. Absent: the study's language." }),
      prompts: z
        .enum(["true", "false"], "must be true or false")
        .optional()
        .meta({ description: "`true`, for owners only: also every prompt as it was sent." }),
      persona_id: boundedText(100)
        .optional()
        .meta({ description: "With `prompts=true`: only the prompts of this persona." }),
    }),
    ownerParameter: "prompts",
    responses: { 200: { description: "The disclosure.", schema: disclosureSchema, example: exampleDisclosure } },
    refusals: {
      400:
        "The simulation is not complete, the prompts do not fit in one answer, or `persona_id` is not a " +
        "persona that took part.",
      429: "Too many reports and exports were requested at once.",
    },
  },
});
