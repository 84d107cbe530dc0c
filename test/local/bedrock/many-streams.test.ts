import { once } from "node:events";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listen } from "../../../local/bedrock/wire/listener.ts";

it("refuses nobody while one client has yet to read forty long answers", async () => {
  const vectors = "a".repeat(500_000);
  const { port, close } = await listen(() => Promise.resolve({ status: 200, headers: {}, body: vectors }));
  const client = connect(`http://127.0.0.1:${port}`);
  const ask = async () => {
    const stream = client.request({ ":method": "POST", ":path": "/" });
    stream.end("{}");
    await once(stream, "response");
    return stream;
  };
  const unread = await Promise.all(Array.from({ length: 40 }, ask));
  expect((await text(await ask())).length).toBe(vectors.length);
  for (const stream of unread) expect((await text(stream)).length).toBe(vectors.length);
  client.close();
  await close();
});
