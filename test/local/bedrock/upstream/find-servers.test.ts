import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findServers, hintOn, variablesFor } from "../../../../local/bedrock/upstream/find-servers.ts";
import { freePort } from "../../../../local/stack/free-port.ts";
import { startModelServer, type ModelServer, type Reply } from "../../../support/model-server.ts";

const listing = (...ids: string[]): Reply => ({ body: { object: "list", data: ids.map((id) => ({ id })) } });
const pages: Reply[] = [
  listing("whisper-large-v3", "nomic-embed-text:latest", "qwen3:14b", "gemma3:latest"),
  { headers: { "content-type": "text/html" }, body: "<html>Another program</html>" },
  listing("multilingual-e5-small"),
];
let servers: ModelServer[];
let places: { name: string; port: number }[];
beforeAll(async () => {
  servers = await Promise.all(pages.map((page) => startModelServer(() => page)));
  places = servers.map(({ url }, index) => ({ name: `Server ${index + 1}`, port: Number(new URL(url).port) }));
  places.push({ name: "Nobody", port: await freePort() });
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

describe("looking for model servers on this machine", () => {
  it("finds those that have a chat model, and what embeds beside it", async () => {
    const found = await findServers(places);
    const url = `http://127.0.0.1:${places[0]!.port}`;
    const models = ["qwen3:14b", "gemma3:latest"];
    expect(found).toEqual([{ name: "Server 1", url, models, embeddingModel: "nomic-embed-text:latest" }]);
    expect(hintOn(found)).toContain(`${url} (Server 1: qwen3:14b)`);
    const embedding = { LOCAL_LLM_URL: url, LOCAL_EMBEDDING_MODEL: "nomic-embed-text:latest" };
    expect(variablesFor("auto", found)).toEqual({ ...embedding, LOCAL_LLM_MODEL: "qwen3:14b" });
    expect(variablesFor("gemma3", found)).toEqual({ ...embedding, LOCAL_LLM_MODEL: "gemma3:latest" });
    expect(() => variablesFor("llama4", found)).toThrow("has llama4; there are: qwen3:14b, gemma3:latest.");
  });

  it("says where it has looked when there is none", async () => {
    const found = await findServers(places.slice(1));
    expect(found).toEqual([]);
    expect(hintOn(found)).toBeNull();
    expect(() => variablesFor("auto", found)).toThrow("Ollama 11434");
  });
});
