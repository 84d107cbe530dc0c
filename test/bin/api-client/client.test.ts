import { describe, expect, it } from "vitest";
import { routeTable } from "../../../functions/service/routes.ts";
import { createApiClient } from "../../../bin/api-client/client.ts";
import { ServiceAnsweredError, UnexpectedAnswer } from "../../../bin/api-client/errors.ts";
import type { Received, Sent } from "../../../bin/api-client/send.ts";

/** A client whose requests are kept, each answered with the next of some answers; the last one stays. */
function clientOf(...answers: { status: number; body?: unknown; text?: string }[]) {
  const sent: Sent[] = [];
  const send = async (request: Sent): Promise<Received> => {
    sent.push(request);
    const { status, body, text } = answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500 };
    const headers = new Headers(body === undefined ? {} : { "content-type": "application/json" });
    const answered = text ?? JSON.stringify(body) ?? "";
    return { status, headers, text: answered, content: Buffer.from(answered), seconds: 0 };
  };
  let renewed = 0;
  const renewToken = async () => `token-${(renewed += 1)}`;
  return { sent, api: createApiClient({ url: "https://example.com/api/v1", token: "old", renewToken, send }) };
}
const project = routeTable.createProject.responses[201].example;
const briefing = routeTable.createBriefing.responses[201].example;
const createProjectBody = routeTable.createProject.bodyExample;
const detail = (status: number) => ({ status, body: { detail: "No." } });

describe("the API client", () => {
  it("makes path, query, body and key of a call as the route table says", async () => {
    const { api, sent } = clientOf({ status: 201, body: project });
    expect(await api.createProject({ body: createProjectBody, idempotencyKey: "once" })).toEqual(project);
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: "https://example.com/api/v1/projects",
      body: JSON.stringify(createProjectBody),
      headers: { authorization: "Bearer old", "content-type": "application/json", "idempotency-key": "once" },
    });
  });

  it("answers with the bytes of what is a file", async () => {
    const { api } = clientOf({ status: 200, text: "é" });
    const params = { project_id: "p", simulation_id: "s" };
    expect([...(await api.exportResults({ params, query: { format: "csv" } }))]).toEqual([0xc3, 0xa9]);
  });

  it("encodes what stands in paths and queries", async () => {
    const { api, sent } = clientOf({ status: 204 });
    await api.deleteProject({ params: { project_id: "a/b c" } });
    await api.deleteCompany({ query: { name: "Müller & Sons" } });
    expect(sent.map(({ url }) => url.replace("https://example.com/api/v1", ""))).toEqual([
      "/projects/a%2Fb%20c",
      "/company?name=M%C3%BCller+%26+Sons",
    ]);
  });

  it("sends a file as a form with its fields", async () => {
    const { api, sent } = clientOf({ status: 201, body: briefing });
    const file = { name: "a.txt", contentType: "text/plain", bytes: new TextEncoder().encode("Oats") };
    await api.createBriefing({ params: { project_id: "p" }, file, fields: { title: "Board" } });
    const form = sent[0]?.body as FormData;
    expect(form.get("title")).toBe("Board");
    expect(await (form.get("file") as File).text()).toBe("Oats");
  });

  it("renews a refused token once, and sends none to routes that need none", async () => {
    const { api, sent } = clientOf(detail(401), { status: 200, body: [] }, detail(401));
    await api.listProjects();
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer token-1"]);
    await expect(api.logIn({ body: { email: "a@example.com", password: "b" } })).rejects.toThrow(ServiceAnsweredError);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.headers).not.toHaveProperty("authorization");
  });

  it("tries reads again that may pass, and never a write", async () => {
    const reading = clientOf(detail(503), { status: 200, body: [] });
    expect(await reading.api.listProjects()).toEqual([]);
    const writing = clientOf(detail(503), { status: 201, body: project });
    const answer = writing.api.createProject({ body: createProjectBody });
    await expect(answer).rejects.toMatchObject({ status: 503, message: "No." });
    expect([reading.sent.length, writing.sent.length]).toEqual([2, 1]);
  });

  it("answers with the text of what is no JSON", async () => {
    const { api } = clientOf({ status: 200, text: "<html>" });
    expect(await api.getReferencePage()).toBe("<html>");
  });

  it.each([
    ["a field of another type", { status: 201, body: { ...project, name: 1 } }, /\(field name\)/],
    ["a status that the route does not have", { status: 200, body: project }, /a form this version does not know/],
    ["something that is no JSON", { status: 201, text: "<html>" }, /is it this service/],
  ])("does not take %s for an answer", async (_, answer, sentence) => {
    const error = await clientOf(answer)
      .api.createProject({ body: createProjectBody })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect((error as Error).message).toMatch(sentence);
  });
});
