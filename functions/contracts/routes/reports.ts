import { defineRoutes } from "../route.ts";

const common = { tag: "Reports", auth: "bearer", function: "api-reports" } as const;
const simulation = "/projects/{project_id}/simulations/{simulation_id}";

export const reportRoutes = defineRoutes({
  getReport: {
    ...common,
    method: "GET",
    path: `${simulation}/report`,
    summary: "The report of a complete simulation, as a page",
    description:
      "One self-contained page in the language of the group: it loads nothing and runs no script, follows the " +
      "reader's light or dark setting, and prints on A4 and Letter. Charts have a table of the same numbers; quotes " +
      "lead to their place in the transcript. It includes the latest complete reliability check.",
    responses: { 200: { description: "The page.", contentType: "text/html" } },
    refusals: { 400: "The simulation is not complete." },
  },
});
