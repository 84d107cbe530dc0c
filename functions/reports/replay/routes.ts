import { defineRoutes } from "../../platform/http/route.ts";
import { bundleSchema } from "./bundle.ts";
import { exampleBundle } from "./example.ts";

export const replayRoutes = defineRoutes({
  getReplay: {
    content: "synthetic",
    tag: "Reports",
    auth: "bearer",
    role: "owner",
    cache: "no-store",
    function: "api-reports",
    method: "GET",
    path: "/projects/{project_id}/simulations/{simulation_id}/replay",
    summary: "Everything that a complete simulation can be computed from again, without a model",
    description:
      "A signed bundle of requests, answers of models, vectors, stored items, pictures, results, report and exports. " +
      "`npm run replay FILE` in a clone of the service computes results, report and exports from it, offline, and " +
      "names the first byte that differs. The bundle is also the way to report a fault of a study.\n\n" +
      "It holds no answers of real people: comparisons with people are left out, and a study that speaks as real " +
      "people has no bundle.\n\n" +
      "A bundle of more than 4.5 MB is answered with 303 and stays for five minutes at the address in `Location`, " +
      "which needs no token.",
    responses: {
      200: { description: "The bundle.", schema: bundleSchema, example: exampleBundle },
      303: { description: "The bundle is too large for an answer; it lies elsewhere." },
    },
    refusals: {
      400:
        "The simulation is not complete, speaks as real people, or was run before answers of models were kept; or a " +
        "picture that it showed was deleted.",
      429: "More reports and exports are asked for at once than can be made.",
    },
  },
});
