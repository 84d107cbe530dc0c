import { expect, it } from "vitest";
import { apiKeyHandlers } from "../../../functions/accounts/api-keys/handlers.ts";
import { authHandlers } from "../../../functions/accounts/sign-in/handlers.ts";
import { briefingHandlers } from "../../../functions/briefings/handlers.ts";
import { codebookHandlers } from "../../../functions/findings/codebook/handlers.ts";
import { comparisonHandlers } from "../../../functions/reports/comparison-handlers.ts";
import { companyHandlers } from "../../../functions/accounts/company/handlers.ts";
import { disclosureHandlers } from "../../../functions/reports/disclosure/handlers.ts";
import { documentHandlers } from "../../../functions/service/documents/handlers.ts";
import { estimateHandlers } from "../../../functions/studies/estimate/handlers.ts";
import { humanStudyHandlers } from "../../../functions/findings/human-study/handlers.ts";
import { libraryHandlers } from "../../../functions/personas/library/handlers.ts";
import { liveInterviewHandlers } from "../../../functions/studies/interview/live/handlers.ts";
import { personaGroupHandlers } from "../../../functions/personas/groups/handlers.ts";
import { personaHandlers } from "../../../functions/personas/people/handlers.ts";
import { respondentHandlers } from "../../../functions/findings/respondents/handlers.ts";
import { projectHandlers } from "../../../functions/projects/handlers.ts";
import { reliabilityHandlers } from "../../../functions/findings/reliability/handlers.ts";
import { reportHandlers } from "../../../functions/reports/handlers.ts";
import { simulationHandlers } from "../../../functions/studies/simulation/handlers.ts";
import { studyInputHandlers } from "../../../functions/studies/inputs/handlers.ts";
import { systemHandlers } from "../../../functions/service/system/handlers.ts";
import { webhookHandlers } from "../../../functions/notifications/webhooks/handlers.ts";
import { routes } from "../../../functions/service/routes.ts";
import { actsAtOnce } from "../../../functions/platform/http/handler.ts";

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
  ...disclosureHandlers,
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
    "createSampleProject",
    "deleteProject",
    "retireLibraryPersona",
    "updateProject",
  ]);
});
