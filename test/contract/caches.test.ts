import { describe, expect, it } from "vitest";
import { cacheControl } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { RawClient } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

// RawClient compares `Cache-Control` of every answer that any test gets with the row of its route.
describe("what caches may keep", () => {
  const named = (value: string) =>
    routes.filter((route) => cacheControl(route) === value).map(({ operationId }) => operationId);

  it("is only what holds no secret and nobody's data", () => {
    expect(named("private, no-cache")).toEqual([
      "listProjects",
      "createProject",
      "createSampleProject",
      "getProject",
      "updateProject",
      "deleteProject",
      "parseAudiencePrompt",
      "previewPersonaGroup",
      "listPersonaGroups",
      "createPersonaGroup",
      "getPersonaGroup",
      "updatePersonaGroup",
      "deletePersonaGroup",
      "generatePersonas",
      "listBriefings",
      "createBriefing",
      "getBriefing",
      "getBriefingPicture",
      "deleteBriefing",
      "listSimulations",
      "createSimulation",
      "getConvergence",
      "getSimulation",
      "deleteSimulation",
      "abortSimulation",
      "retrySimulation",
      "rewriteReport",
      "estimateSimulation",
      "uploadSurvey",
      "readQuestions",
      "runSurvey",
      "uploadScript",
      "sendConjointDesign",
      "startReliabilityCheck",
      "getReliabilityCheck",
      "compareSimulations",
      "getNorms",
      "getCrosstab",
      "searchLibraryPersonas",
      "getLibraryPersona",
      "listLibraryPersonaProjects",
      "retireLibraryPersona",
    ]);
    const shared = routes.filter((route) => cacheControl(route).startsWith("public"));
    expect(shared.map(({ operationId }) => operationId)).toEqual([
      "getAvatar",
      "getOpenApiDocument",
      "getReferencePage",
      "getConsole",
      "getConsoleWords",
    ]);
    expect(shared.filter(({ auth }) => auth !== "none")).toEqual([]);
  });

  it.each(routes)("is never an error: $method $path", async ({ method, path }) => {
    const id = "019a9f60-0a00-7a2b-8c3d-4e5f60718293";
    const answer = await new RawClient(stack.url).call(method, path.replace(/\{\w+\}/g, id), { raw: "{" });
    // A document has no input that could be wrong.
    if (answer.status >= 400) expect(answer.headers["cache-control"]).toBe("no-store");
    else
      expect(["getHealth", "getAvatar", "getOpenApiDocument", "getReferencePage", "getConsole"]).toContain(
        routes.find((route) => route.path === path && route.method === method)?.operationId,
      );
  });
});
