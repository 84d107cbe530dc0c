import { expect, it } from "vitest";
import { apiKeyHandlers } from "../../../functions/api/company/api-keys.ts";
import { authHandlers } from "../../../functions/api/auth/handlers.ts";
import { briefingHandlers } from "../../../functions/api/briefings/handlers.ts";
import { codebookHandlers } from "../../../functions/api/codebooks/handlers.ts";
import { comparisonHandlers } from "../../../functions/api/reports/comparison-handlers.ts";
import { companyHandlers } from "../../../functions/api/company/handlers.ts";
import { documentHandlers } from "../../../functions/api/documents/handlers.ts";
import { estimateHandlers } from "../../../functions/api/estimates/handlers.ts";
import { humanStudyHandlers } from "../../../functions/api/human-studies/handlers.ts";
import { libraryHandlers } from "../../../functions/api/library/handlers.ts";
import { liveInterviewHandlers } from "../../../functions/api/live-interviews/handlers.ts";
import { personaGroupHandlers } from "../../../functions/api/persona-groups/handlers.ts";
import { personaHandlers } from "../../../functions/api/personas/handlers.ts";
import { respondentHandlers } from "../../../functions/api/respondents/handlers.ts";
import { projectHandlers } from "../../../functions/api/projects/handlers.ts";
import { reliabilityHandlers } from "../../../functions/api/reliability/handlers.ts";
import { reportHandlers } from "../../../functions/api/reports/handlers.ts";
import { simulationHandlers } from "../../../functions/api/simulations/handlers.ts";
import { studyInputHandlers } from "../../../functions/api/study-inputs/handlers.ts";
import { systemHandlers } from "../../../functions/api/system/handlers.ts";
import { webhookHandlers } from "../../../functions/api/webhooks/handlers.ts";
import { routes } from "../../../functions/contracts/routes/index.ts";
import { actsAtOnce } from "../../../functions/shared/http/handler.ts";

interface AnyHandler {
  load?: unknown;
  act?: (all: never, request: never, loaded: never) => Promise<unknown>;
}
const handlers: Record<string, AnyHandler> = {
  ...apiKeyHandlers,
  ...authHandlers,
  ...briefingHandlers,
  ...codebookHandlers,
  ...companyHandlers,
  ...comparisonHandlers,
  ...documentHandlers,
  ...estimateHandlers,
  ...humanStudyHandlers,
  ...libraryHandlers,
  ...liveInterviewHandlers,
  ...personaGroupHandlers,
  ...personaHandlers,
  ...respondentHandlers,
  ...projectHandlers,
  ...reliabilityHandlers,
  ...reportHandlers,
  ...simulationHandlers,
  ...studyInputHandlers,
  ...systemHandlers,
  ...webhookHandlers,
};

/** Stores of the table, as a caller finds them who has been removed. */
const STORES = ["briefings", "groups", "library", "projects", "simulations"];
/** Signs by itself and sends nothing. */
const NO_EFFECT = ["makeUploadForm"];

/** Everything there is, of which every call is noted and none succeeds. */
function everything(calls: string[]): unknown {
  const failing = (name: string) => async () => {
    if (NO_EFFECT.includes(name)) return {};
    calls.push(name);
    throw new Error("gone");
  };
  return new Proxy(
    {},
    {
      get: (_, name: string) => new Proxy(failing(name), { get: () => failing(name) }),
    },
  );
}

const request = {
  identity: { companyId: "c", userId: "u" },
  params: { project_id: "p", group_id: "g", simulation_id: "s", id: "lib-019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f" },
  query: {},
  body: { name: "Oats", file_name: "a.pdf", content_type: "application/pdf", size: 1, location: "Munich, Germany" },
  idempotency: null,
};

const atOnce = routes.filter((row) => row.auth === "bearer" && actsAtOnce(row, handlers[row.operationId] ?? {}));

it.each(atOnce.map(({ operationId }) => operationId))(
  "%s, which acts before its caller has been looked up, begins with the table",
  async (operationId) => {
    const calls: string[] = [];
    await expect(
      handlers[operationId]?.act?.(everything(calls) as never, request as never, undefined as never),
    ).rejects.toThrow("gone");
    expect(calls).toHaveLength(1);
    expect(STORES).toContain(calls[0]);
  },
);

it("is so for these alone; whoever adds one sees it here", () => {
  expect(atOnce.map(({ operationId }) => operationId).sort()).toEqual([
    "createBriefingUpload",
    "createPersonaGroup",
    "createProject",
    "deleteProject",
    "retireLibraryPersona",
    "updateProject",
  ]);
});
