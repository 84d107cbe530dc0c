import type { buildApp } from "fauxqs";
import * as z from "zod";
import { jsonText } from "../../functions/platform/text/json-text.ts";

/** Larger than any upload the service asks for, so that it is the form's policy that says no. */
const LARGEST_OBJECT_BYTES = 64 * 1024 * 1024;
// A form's fields come before its file.
const FIELDS_BYTES = 32_768;

const bound = z.union([z.string(), z.number()]);
const policySchema = jsonText.pipe(
  z.object({
    expiration: z.string(),
    conditions: z.array(z.union([z.tuple([z.string(), bound, bound]), z.record(z.string(), z.string())])),
  }),
);

const field = (head: string, name: string): string | undefined =>
  new RegExp(
    `name="${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}"\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n([^\\r\\n]*)`,
    "i",
  ).exec(head)?.[1];

const refusal = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/** Why S3 would refuse a presigned form; undefined if it would not. Signatures are not checked. */
function refuseForm(body: Buffer, now = Date.now()): { status: number; body: string } | undefined {
  const head = body.subarray(0, FIELDS_BYTES).toString("latin1");
  const end = `${head.split("\r\n", 1)[0]}--`;
  if (!body.subarray(-end.length - 2).includes(end)) return malformed;
  const encoded = field(head, "Policy");
  if (!encoded) return { status: 403, body: refusal("AccessDenied", "Access Denied") };
  const policy = policySchema.safeParse(Buffer.from(encoded, "base64").toString("utf8"));
  if (!policy.success) return { status: 400, body: refusal("InvalidPolicyDocument", "Invalid Policy: Invalid JSON.") };
  const { expiration, conditions } = policy.data;
  if (Date.parse(expiration) <= now)
    return { status: 403, body: refusal("AccessDenied", "Invalid according to Policy: Policy expired.") };
  for (const condition of conditions) {
    if (Array.isArray(condition)) {
      // The rest of the form is some hundred bytes of fields: what is over by more than that is over.
      if (condition[0] === "content-length-range" && body.length - FIELDS_BYTES > Number(condition[2])) return tooLarge;
      continue;
    }
    for (const [name, value] of Object.entries(condition)) {
      if (name !== "bucket" && field(head, name) !== value) {
        const message = `Invalid according to Policy: Policy Condition failed: ["eq", "$${name}", "${value}"]`;
        return { status: 403, body: refusal("AccessDenied", message) };
      }
    }
  }
  return undefined;
}

const malformed = {
  status: 400,
  body: refusal("MalformedPOSTRequest", "The body of your POST request is not well-formed multipart/form-data."),
};
const tooLarge = {
  status: 400,
  body: refusal("EntityTooLarge", "Your proposed upload exceeds the maximum allowed size"),
};

/** Until when a presigned address works; undefined of one that is not presigned. Signatures are not checked. */
function expiryOf(query: object): number | undefined {
  const { "X-Amz-Date": date, "X-Amz-Expires": seconds } = query as Record<string, string | undefined>;
  if (date === undefined) return undefined;
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5"));
  return signedAt + Number(seconds) * 1000;
}

const expired = { status: 403, body: refusal("AccessDenied", "Request has expired") };

/**
 * Has a server of objects take bodies of any size we use, and hold presigned forms to their policies and presigned
 * addresses to their time as S3 does.
 */
export function enforcePolicies(app: ReturnType<typeof buildApp>): void {
  app.removeContentTypeParser("*");
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_OBJECT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", async (request, reply) => {
    const expiry = expiryOf(request.query as object);
    if (expiry !== undefined && !(expiry > Date.now()))
      await reply.status(expired.status).type("application/xml").send(expired.body);
  });
  app.addHook("preHandler", async (request, reply) => {
    if (request.method !== "POST" || !/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) return;
    const refused = Buffer.isBuffer(request.body) ? refuseForm(request.body) : undefined;
    if (refused) await reply.status(refused.status).type("application/xml").send(refused.body);
  });
}
