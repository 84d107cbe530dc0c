import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../../bin/cli/check-answer.ts";
import type { Sent } from "../../../clients/typescript/src/index.ts";
import { routeTable } from "../../../functions/service/routes.ts";

const sent: Sent = {
  ...{ operationId: "createProject", method: "POST", url: "http://x/projects", headers: {}, body: null },
  ...{ needsToken: true, signal: new AbortController().signal },
};
const project = routeTable.createProject.responses[201].example;

describe("an answer", () => {
  it("is taken in the form of the route table, with fields that this version does not know", () => {
    expect(() => checkAnswer(sent, 201, { ...project, later: 1 })).not.toThrow();
    expect(() => checkAnswer({ ...sent, operationId: "deleteProject" }, 204, undefined)).not.toThrow();
  });

  it.each([
    ["a field of another type", 201, { ...project, name: 1 }, /\(field name\)/],
    ["a status that the route does not have", 200, project, /a form this version does not know/],
    ["nothing", 201, undefined, /is it this service/],
  ])("with %s is refused", (_, status, body, sentence) => {
    expect(() => checkAnswer(sent, status, body)).toThrow(sentence);
  });
});
