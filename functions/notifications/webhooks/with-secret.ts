import * as z from "zod";
import type { WebhookSecrets } from "./store-secrets.ts";

interface Answer {
  fingerprint: string;
  status: number;
  body: unknown;
}
type Find = (companyId: string, keySha256: string) => Promise<Answer | undefined>;

const newHookSchema = z.looseObject({ id: z.string(), secret: z.string() });

/** Finds the answer that a request got before, with the secret of a new webhook decrypted as it was shown then. */
export const withSecret =
  (find: Find, webhookSecrets: Pick<WebhookSecrets, "open">): Find =>
  async (companyId, keySha256) => {
    const answer = await find(companyId, keySha256);
    const { data } = newHookSchema.safeParse(answer?.body);
    if (!answer || !data) return answer;
    const { secret } = await webhookSecrets.open({ companyId, webhookId: data.id }, data.secret);
    return { ...answer, body: { ...data, secret } };
  };
