import { describe, expect, it } from "vitest";
import { likenessModel } from "../../../functions/contracts/environment.ts";
import { chooseModels } from "../../../local/stack/model-choice.ts";

const server = { LOCAL_LLM_URL: "http://127.0.0.1:9/v1", LOCAL_LLM_MODEL: "chat" };

describe("embedding models on one machine", () => {
  it("are the offline one with the offline model", () => {
    expect(chooseModels({}).ids.embedding).toBe("offline-embedder-v1");
  });

  it("rate nothing for another chat model unless one is named, and merge themes all the same", () => {
    const { ids } = chooseModels(server);
    expect(ids.embedding).toBeNull();
    expect(likenessModel(ids)).toBe("offline-embedder-v1");
  });

  it("are the named one for everything", () => {
    const { ids } = chooseModels({ ...server, LOCAL_EMBEDDING_MODEL: "vectors" });
    expect(ids.embedding).toBe("vectors");
    expect(likenessModel(ids)).toBe("vectors");
  });
});
