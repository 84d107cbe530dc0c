/** A guarantee that mutation tests look at. */
export interface Area {
  /** The files that carry it. */
  mutate: readonly string[];
  /** Tests below `test/unit` that reach these files quickly. */
  tests: readonly string[];
}

/** What no fault may get into unnoticed, by the name that the command and its table use. */
export const areas = {
  money: {
    mutate: [
      "functions/platform/costs/{billed-input,budget-reached,company-usage,cost,count-tokens,max-cost,month,prices}.ts",
      "functions/platform/costs/store-budgets.ts",
      "functions/accounts/company/store-budgets.ts",
      "functions/models/port/{model-call,record-costs}.ts",
      "functions/studies/estimate/expected-cost.ts",
    ],
    tests: ["platform/costs", "models/port", "models/bedrock", "accounts/company", "studies/estimate"],
  },
  tenancy: {
    mutate: [
      "functions/platform/table/{keys,unowned-keys}.ts",
      "functions/personas/library/keys.ts",
      "functions/notifications/webhooks/keys.ts",
      "functions/accounts/store-caller.ts",
      "functions/platform/http/authenticate.ts",
    ],
    tests: ["platform/table/keys.test.ts", "accounts/store-caller.test.ts", "platform/http/authenticate.test.ts"],
  },
  sessions: {
    mutate: [
      "functions/accounts/sessions/{store,store-token-marks}.ts",
      "functions/accounts/passwords/store-resets.ts",
      "functions/accounts/api-keys/store.ts",
      "functions/accounts/invitations/{store-list,store,record}.ts",
      "functions/accounts/tokens/{access-tokens,api-keys,opaque-tokens}.ts",
      "functions/accounts/sign-in/sessions.ts",
    ],
    tests: ["accounts", "platform/table/refused-writes.test.ts"],
  },
  deletion: {
    mutate: [
      "functions/service/deletion/{store,company,deletion,simulation}.ts",
      "functions/platform/deletion/store-writes.ts",
      "functions/service/sweeping/close.ts",
    ],
    tests: ["service/deletion"],
  },
  transitions: {
    mutate: [
      "functions/personas/groups/{transitions,store,store-lifecycle,store-writes}.ts",
      "functions/studies/simulation/{transitions,store-lifecycle,store-writes}.ts",
      "functions/platform/table/conditions.ts",
    ],
    tests: [
      "platform/table/refused-writes.test.ts",
      "platform/table/conditions.test.ts",
      "personas/groups",
      "studies/simulation",
    ],
  },
  limits: {
    mutate: [
      "functions/platform/rate-windows/store.ts",
      "functions/accounts/company/store-count.ts",
      "functions/platform/http/{answer-guarded,guards}.ts",
      "functions/accounts/sign-in/count-requests.ts",
    ],
    tests: ["platform/rate-windows", "accounts", "platform/http"],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
export const areaNames = Object.keys(areas) as AreaName[];

/** The area that a run is about, which its process is told by a variable. @throws Error if it is told none */
export function areaOfRun(): { name: AreaName; area: Area } {
  const name = areaNames.find((one) => one === process.env.MUTATION_AREA);
  if (!name) throw new Error(`MUTATION_AREA must be one of ${areaNames.join(", ")}`);
  return { name, area: areas[name] };
}

/** Where reports are, and what a run remembers for the next one. */
export const REPORTS = ".build/mutation";
/** Percent of the changes that have to be noticed. */
export const LEAST_SCORE = 85;
