import { createHash } from "node:crypto";
import type { Idempotency } from "../idempotency/record.ts";
import { BadRequest } from "../errors.ts";
import type { Form } from "./multipart.ts";

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  // Lengths between the parts: `ab` + `c` must not look like `a` + `bc`.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
};

/**
 * Reads the `Idempotency-Key` of a request.
 * @param content the validated body, or the form with its file (whose boundary differs from one attempt to the next)
 * @returns null if there is no such header
 * @throws BadRequest if it is not 1 to 255 printable characters
 */
export function readIdempotencyKey(
  header: string | undefined,
  request: { method: string; path: string },
  content: { body: unknown; form: Form<Record<string, unknown>> | null },
): Idempotency | null {
  if (header === undefined) return null;
  if (!/^[\x20-\x7e]{1,255}$/.test(header)) {
    throw new BadRequest("Idempotency-Key must have 1 to 255 printable ASCII characters");
  }
  const parts = content.form
    ? [JSON.stringify(content.form.fields), content.form.file.name, content.form.file.bytes]
    : [JSON.stringify(content.body ?? null)];
  return { key: sha256(header), fingerprint: sha256(request.method, request.path, ...parts) };
}
