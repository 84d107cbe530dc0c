import type middy from "@middy/core";
import httpSecurityHeaders from "@middy/http-security-headers";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";

/** The answer to a request of any route. */
export interface Answer {
  status: number;
  body?: unknown;
  text?: string;
  /** Sent instead of a text. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  cookies?: string[];
}

/**
 * The largest text or file that an answer can hold. Lambda accepts 6 MiB of JSON, which includes the headers. A file in
 * it is base64, which makes it a third larger.
 */
export const LARGEST_ANSWER_BYTES = 4_500_000;

/** An answer as the gateway takes it. */
export const asResult = ({ status, body, text, bytes, headers, cookies }: Answer): APIGatewayProxyResult => ({
  statusCode: status,
  headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
  ...(cookies ? { multiValueHeaders: { "set-cookie": cookies } } : {}),
  ...(bytes
    ? { body: Buffer.from(bytes).toString("base64"), isBase64Encoded: true }
    : { body: text ?? (body === undefined ? "" : JSON.stringify(body)) }),
});

/** An answer's own headers, in lower case, win over the defaults of the same name, which are in Title-Case. */
export const ownHeadersWin: middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> = {
  after: ({ response }) => {
    const headers = response?.headers ?? {};
    for (const name of Object.keys(headers)) {
      if (name !== name.toLowerCase() && name.toLowerCase() in headers) delete headers[name];
    }
  },
};

/** Answers are data: nothing in them may run, load or be framed. Pictures may be shown on other sites' pages. */
export const securityHeaders = () =>
  httpSecurityHeaders({
    contentSecurityPolicy: { "default-src": "'none'", "style-src": "'unsafe-inline'", "report-to": "" },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    permissionsPolicy: false,
    reportTo: false,
  });
