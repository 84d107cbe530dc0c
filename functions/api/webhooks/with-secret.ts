import * as z from "zod";
import type { Sealing } from "../../domain/respondents/sealing.ts";
import { signingSecretsSchema } from "../../domain/webhook/record.ts";
import { webhookKey } from "../../storage/webhook-keys.ts";

interface Answer {
  fingerprint: string;
  status: number;
  body: unknown;
}
type Find = (companyId: string, keySha256: string) => Promise<Answer | undefined>;

const newHookSchema = z.looseObject({ id: z.string(), secret: z.string() });

/** Finds the answer that a request got before, with the secret of a new webhook opened as it was shown then. */
export const withSecret =
  (find: Find, sealing: Pick<Sealing, "open">): Find =>
  async (companyId, keySha256) => {
    const answer = await find(companyId, keySha256);
    const { data } = newHookSchema.safeParse(answer?.body);
    if (!answer || !data) return answer;
    const place = webhookKey({ companyId, webhookId: data.id });
    const { secret } = signingSecretsSchema.parse(await sealing.open(companyId, place, data.secret));
    return { ...answer, body: { ...data, secret } };
  };
