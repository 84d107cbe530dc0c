import type { Client } from "./clients.ts";
import type { Made, Violation } from "./ledger.ts";
import type { Item } from "./settle.ts";

/** What lies below something, by its partition, and the key of what it lies below. */
const parentOf = (PK: string): [PK: string, SK: string] | undefined => {
  const [, company, , project, kind, id] = PK.split("#");
  const [, , place, one] = PK.split("#");
  const root = `C#${company}`;
  if (place === "P" && kind === "G") return [`${root}#P#${project}`, `GROUP#${id}`];
  if (place === "P" && kind === "S")
    return [`${root}#P#${project}`, `${String(id).includes("_") ? "RERUN" : "SIMULATION"}#${id}`];
  if (place === "P") return [root, `PROJECT#${one}`];
  if (place === "U") return [root, `USER#${one}`];
  if (place === "W") return [root, `WEBHOOK#${one}`];
  if (place === "L") return [`${root}#LIBRARY`, `PERSONA#${one}`];
  return [root, "COMPANY"];
};

/** Of what exists only while something is under way. Drafts stay: a study that its cost has ended shows them. */
const PASSING = /^(CODED#|DELETION#|DUE#|ROWS#)/;

/**
 * Whether an item may speak of something that is gone. What was told of it stays told; a study keeps the ids of the
 * briefings that it showed; and the answer to the POST that made an API key, which holds no secret, goes after a day.
 */
function mayRemember(item: Item, { id, kind }: Made): boolean {
  if (item.entity === "webhook_delivery") return true;
  if (item.entity === "answer") return kind === "api key" || !(item.resource_ids as string[]).includes(id);
  return kind === "briefing";
}

/** What is wrong in the table and the bucket by themselves, of the companies of some clients. */
export function wrongInTable(
  items: readonly Item[],
  objects: readonly string[],
  clients: readonly Pick<Client, "companyId" | "ledger" | "marker">[],
): Violation[] {
  const found: Violation[] = [];
  const report = (kind: Violation["kind"], what: string) => found.push({ kind, what });
  const keys = new Set(items.map(({ PK, SK }) => `${PK} ${SK}`));
  for (const { companyId, ledger, marker } of clients) {
    if (companyId === "") continue;
    const own = items.filter(({ PK }) => PK === `C#${companyId}` || PK.startsWith(`C#${companyId}#`));
    if (ledger.companyGone) {
      for (const { PK, SK } of own) report("stuck", `of the deleted company ${marker} there is ${PK} ${SK}`);
      for (const key of objects)
        if (key.includes(companyId)) report("stuck", `of ${marker} there is the object ${key}`);
      continue;
    }
    for (const { PK, SK, entity } of own) {
      const parent = parentOf(PK);
      if (parent && !keys.has(parent.join(" "))) report("stuck", `${PK} ${SK} (${String(entity)}) lies below nothing`);
      if (PASSING.test(SK)) report("stuck", `${PK} ${SK} is there, and nothing is under way`);
    }
    const gone = ledger.made.filter(({ id }) => ledger.gone.has(id));
    for (const one of gone)
      for (const item of own)
        if (JSON.stringify(item).includes(one.id) && !mayRemember(item, one))
          report("stuck", `${item.PK} ${item.SK} (${String(item.entity)}) speaks of the deleted ${one.kind} ${one.id}`);
    const company = own.find(({ SK }) => SK === "COMPANY");
    const count = (prefix: string) =>
      own.filter(({ PK, SK }) => PK === `C#${companyId}` && SK.startsWith(prefix)).length;
    const counted = [company?.member_count, company?.api_key_count ?? 0];
    const there = [count("USER#"), count("API_KEY#")];
    if (counted.join() !== there.join())
      report("lost", `the company ${marker} counts ${counted.join(" users and ")} keys and has ${there.join(" and ")}`);
    for (const key of objects.filter((one) => one.includes(companyId)))
      if (!own.some(({ SK }) => key.includes(SK.split("#")[1] ?? "\n")))
        report("stuck", `the object ${key} belongs to nothing`);
  }
  return found;
}
