import type { Cost } from "../../functions/platform/costs/cost.ts";
import type { BedrockCalls } from "../../local/bedrock/server.ts";
import { tableContents } from "../support/table-contents.ts";
import type { Client } from "./clients.ts";
import type { Violation } from "./ledger.ts";
import type { Schedule } from "./schedule.ts";
import type { Item } from "./settle.ts";
import type { CampaignStack } from "./stack.ts";

/** What has been answered and what has been charged so far, in tokens that the model has written. */
export interface Account {
  answered: number;
  charged: number;
}

const tokens = (items: readonly Item[]): number =>
  items.reduce((sum, { output_tokens }) => sum + Number(output_tokens ?? 0), 0);

/** The account of a stack as it stands. Embeddings, which have no output, are left out. */
export async function accountOf(stack: CampaignStack): Promise<Account> {
  const { outputTokens } = (await stack.order({ order: "count model calls" })) as BedrockCalls;
  const items = (await tableContents(stack.endpoints.dynamodb)) as Item[];
  return { answered: outputTokens, charged: tokens(items.filter(({ PK }) => PK === "SPENDING")) };
}

const has = ({ faults }: Schedule, ...kinds: string[]): boolean =>
  faults.some(({ fault }) => kinds.includes(fault.kind));

/**
 * Whether everything that the model wrote was charged, once. Who dies between an answer and its charge charges nothing
 * (it has never held an answer back for that, ADR 19), so after a death less may be charged than was answered; after
 * the model's own end its count is gone.
 */
export function wrongCharges(
  schedule: Schedule,
  before: Account,
  after: Account,
  clients: readonly Client[],
  items: readonly Item[],
): Violation[] {
  const found: Violation[] = [];
  if (!has(schedule, "kill everything", "full disk")) {
    const answered = after.answered - before.answered;
    const charged = after.charged - before.charged;
    const died = has(schedule, "replace the functions", "kill invocations", "kill the database", "seams");
    if (charged > answered)
      found.push({ kind: "doubled", what: `${charged} tokens were charged, ${answered} were written` });
    if (charged < answered && !died)
      found.push({ kind: "lost", what: `${charged} tokens were charged, ${answered} were written` });
  }
  if (
    has(
      schedule,
      "kill everything",
      "full disk",
      "replace the functions",
      "kill invocations",
      "kill the database",
      "seams",
    )
  )
    return found;
  for (const { companyId, ledger, marker } of clients) {
    if (companyId === "" || ledger.companyGone) continue;
    const spent = tokens(items.filter(({ PK, SK }) => PK === `C#${companyId}` && SK.startsWith("SPENDING#")));
    const used = items
      .filter(({ PK, entity }) => PK.startsWith(`C#${companyId}#P#`) && entity === "simulation")
      .reduce((sum, { usage }) => sum + (usage as Cost).output_tokens, 0);
    if (used > spent) found.push({ kind: "lost", what: `${marker} has used ${used} tokens and was charged ${spent}` });
  }
  return found;
}
