import { describe, expect, it } from "vitest";
import { namedModelError } from "../../../../functions/models/bedrock/model-failures.ts";
import { noCost } from "../../../../functions/platform/costs/cost.ts";

const named = (error: unknown) => namedModelError(error, "offline-test", noCost);
const withCode = (code: string) => Object.assign(new Error("no answer"), { code });

describe("an error of a model call", () => {
  it.each([
    ...["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
    ...["ERR_HTTP2_STREAM_ERROR", "ERR_HTTP2_SESSION_ERROR", "ERR_HTTP2_GOAWAY_SESSION", "ERR_HTTP2_INVALID_SESSION"],
    ...["EPROTO", "ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR", "ERR_STREAM_PREMATURE_CLOSE"],
  ])("is out of reach when the connection broke: %s", (code) => {
    expect(named(withCode(code))).toMatchObject({ name: "ModelUnreachable", modelId: "offline-test" });
  });

  it.each([
    "HTTP/2 stream is abnormally aborted in mid-communication with result code 2.",
    "Unexpected error: http2 request did not get a response",
  ])("is out of reach when the stream ended early: %s", (message) => {
    expect(named(new Error(message)).name).toBe("ModelUnreachable");
  });

  it("is a timeout when the stream was cancelled", () => {
    expect(named(withCode("ERR_HTTP2_STREAM_CANCEL")).name).toBe("ModelTimeout");
  });

  it.each(["ERR_INVALID_ARG_TYPE", "ERR_OUT_OF_RANGE", "ERR_HTTP2_INVALID_HEADER_VALUE", "ENOENT", "EACCES", "E"])(
    "stays what it is when the program is at fault: %s",
    (code) => {
      const error = withCode(code);
      expect(named(error)).toBe(error);
    },
  );

  it("stays what Node throws when a decoder gets something that is no bytes", () => {
    let thrown: unknown;
    try {
      new TextDecoder().decode({} as never);
    } catch (error) {
      thrown = error;
    }
    expect(named(thrown)).toBe(thrown);
  });

  it.each([429, 500, 503])("is throttling by the status %i, whatever its name", (httpStatusCode) => {
    expect(named(Object.assign(new Error("later"), { $metadata: { httpStatusCode } })).name).toBe("ModelThrottled");
  });
});
