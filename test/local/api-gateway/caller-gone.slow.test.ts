import { expect, it } from "vitest";
import { Company } from "../../support/company.ts";
import { startModelServer } from "../../support/model-server.ts";
import { startTemporaryStack } from "../../support/temporary-stack.ts";

it("a caller that hangs up cancels its call at the model server", async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const server = await startModelServer((_received, _index, response) => {
    asked.resolve();
    // Left without an answer: it ends only when the other side closes the connection.
    response.once("close", ended.resolve);
    return null;
  });
  const stack = await startTemporaryStack({ variables: { LOCAL_LLM_URL: server.url, LOCAL_LLM_MODEL: "small" } });
  try {
    const company = await Company.signUp(stack.url);
    const { body: project } = await company.post("/projects", { name: "Tea" });
    const caller = new AbortController();
    const answer = fetch(`${stack.url}/projects/${project.id as string}/persona-groups/parse-prompt`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${company.token}` },
      body: JSON.stringify({ prompt: "women 25-40 in Munich who buy oat milk" }),
      signal: caller.signal,
    });
    await asked.promise;
    expect(server.received).toHaveLength(1);
    caller.abort();
    await expect(answer).rejects.toThrow();
    await ended.promise;
    // Nor is the question asked again, in another way or as a repair.
    expect((await company.get("/projects")).status).toBe(200);
    expect(server.received).toHaveLength(1);
  } finally {
    await stack.close();
    await server.close();
  }
});
