/** What is wrong, as the last line of a campaign counts it. */
export type Violation = { kind: "lost" | "doubled" | "stuck" | "failed needlessly"; what: string };

/** Something that a client made, as it was acknowledged. */
export interface Made {
  kind:
    | "project"
    | "group"
    | "simulation"
    | "briefing"
    | "api key"
    | "webhook"
    | "report link"
    | "message"
    | "invitation";
  id: string;
  /** What it is recognised by among its likes. */
  name: string;
  /** Of what it lies in; null for what lies in the company. */
  parent: string | null;
  /** How often it may be there: once, and once more for each request without a key that got no answer. */
  atMost: number;
}

/** How a study may have ended. */
export interface ExpectedEnd {
  projectId: string;
  status: readonly string[];
}

/** What a company's clients have been told by the service. */
export class Ledger {
  readonly made: Made[] = [];
  /** Ids of what was deleted, and of all that lay in it. */
  readonly gone = new Set<string>();
  readonly ends = new Map<string, ExpectedEnd>();
  /** Codings and reliability checks that have failed: needlessly, unless somebody stopped one. */
  readonly failures: string[] = [];
  readonly violations: Violation[] = [];
  companyGone = false;

  report(kind: Violation["kind"], what: string): void {
    this.violations.push({ kind, what });
  }

  /** Marks something and all that lies in it as deleted. */
  remove(id: string): void {
    this.gone.add(id);
    for (const { id: child, parent } of this.made) if (parent === id && !this.gone.has(child)) this.remove(child);
  }

  /** What has to be there of a kind, in a parent. */
  here(kind: Made["kind"], parent: string | null): Made[] {
    return this.made.filter((one) => one.kind === kind && one.parent === parent && !this.gone.has(one.id));
  }
}
