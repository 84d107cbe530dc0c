import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../local/bedrock/faults.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: Fault | undefined;
let failing: "give_reaction" | "embed" | "write_persona" | "answer" = "give_reaction";
let calls = 0;
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (!fault || (call.toolName ?? call.kind) !== failing) return canned(call);
      calls += 1;
      return fault;
    },
  });
  company = await Company.signUp(stack.url);
  // One persona: with several, the first to fail ends the work of the others.
  group = await company.prepare({ persona_count: 1 });
});
afterAll(() => stack.close());

const refused = (status: number, type: string, message: string): Fault => ({ status, type, message });

/** How often a persona's question is put: tries of the task, the last of them on its own, times calls in each. */
const families: [string, Fault, number, string][] = [
  [
    "that passes: busy",
    refused(429, "ThrottlingException", "Slow down."),
    8 * 2,
    "The model is too busy; try again in a few minutes: slow down",
  ],
  [
    "that may pass: out of reach",
    refused(503, "UpstreamUnreachableException", "The model server at http://127.0.0.1:9 cannot be reached."),
    4 * 2,
    "The model cannot be reached; try again, and if it happens again tell the operators of this service: the model " +
      "server at http://127.0.0.1:9 cannot be reached",
  ],
  [
    "of an answer: of no use",
    { input: { nonsense: 1 } },
    5 * 2,
    "The model's answers could not be used, even after corrections; try again or reword the material: its answer",
  ],
  [
    "of an answer: declined",
    { text: "I'm sorry, but I can't help with that request." },
    3 * 2,
    "The model declined to answer this material; reword it and try again: it declined in words",
  ],
  [
    "of an answer: empty",
    { text: "" },
    3 * 2,
    "The model answered nothing, even when asked again; try again, and if it happens again tell the operators of",
  ],
  [
    "that stays: a wrong key",
    refused(403, "AccessDeniedException", "The model server answered 401: invalid api key"),
    2,
    "The model may not be called with the key of this service; ask the operators of this service to check its key " +
      "and permissions: the model server answered 401: invalid api key",
  ],
  [
    "of the material: too long",
    refused(400, "ValidationException", "Input is too long for requested model."),
    2,
    "The material is too long for the model; shorten it, or ask the operators of this service for a model that reads " +
      "more: input is too long",
  ],
];

const failedStudy = async () => {
  calls = 0;
  const { body } = await company.startConceptTest(group.projectId, group.groupId);
  const study = await company.waitForSimulation(group.projectId, body.id as string);
  expect(study.status).toBe("failed");
  return study;
};

describe("a model with an error", () => {
  it.each(families)("%s: the study fails with the sentence for it", async (_family, always, times, sentence) => {
    failing = "give_reaction";
    fault = always;
    const { error } = await failedStudy();
    expect(error?.toLowerCase()).toContain(sentence.toLowerCase());
    expect(calls).toBe(times);
  });

  it("that embeds is told as such", async () => {
    failing = "embed";
    fault = refused(404, "ResourceNotFoundException", "The model server answered 404: model not found");
    expect((await failedStudy()).error).toBe(
      "The configured embedding model does not exist; ask the operators of this service to check its model ids: the " +
        "model server answered 404: model not found",
    );
  });

  it("that writes personas leaves the reason with the group, until it is generated again", async () => {
    failing = "write_persona";
    fault = refused(403, "AccessDeniedException", "The model server answered 401: invalid api key");
    const groupId = await company.createGroup(group.projectId, { persona_count: 1 });
    const failed = await company.generate(group.projectId, groupId);
    expect(failed.error).toMatch(/^The model may not be called .*: the model server answered 401: invalid api key$/);
    fault = undefined;
    expect(await company.generate(group.projectId, groupId)).toMatchObject({
      generation_status: "complete",
      error: null,
    });
  });
});

describe("a request that waits for a model", () => {
  it.each<[number, string, Fault]>([
    [
      429,
      "The model is too busy: slow down; try again in 10 seconds",
      refused(429, "ThrottlingException", "slow down"),
    ],
    [400, "The model declined to answer this material; reword it", { text: "I'm sorry, but I can't help with that." }],
    [
      500,
      "The configured model does not exist; ask the operators of this service to check its model ids: no such model",
      refused(404, "ResourceNotFoundException", "no such model"),
    ],
  ])("is answered %i and its sentence: %s", async (status, sentence, always) => {
    const id = await createSimulation(company, group, "idi_manual");
    failing = "answer";
    fault = always;
    const answer = await company.post(`/projects/${group.projectId}/simulations/${id}/messages`, { content: "Why?" });
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toContain(sentence);
  });
});
