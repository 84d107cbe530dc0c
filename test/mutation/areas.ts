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
      "functions/domain/costs/{billed-input,budget-reached,company-usage,cost,count-tokens,max-cost,month,prices}.ts",
      "functions/storage/costs/{budgets,company-budgets}.ts",
      "functions/adapters/bedrock/{expected-cost,model-call,record-costs}.ts",
    ],
    tests: ["domain/costs", "adapters/bedrock", "storage/costs"],
  },
  tenancy: {
    mutate: [
      "functions/storage/{keys,library-keys,unowned-keys,webhook-keys}.ts",
      "functions/storage/accounts/while-caller-exists.ts",
      "functions/shared/http/authenticate.ts",
    ],
    tests: ["storage/keys.test.ts", "storage/while-caller-exists.test.ts", "shared/http/authenticate.test.ts"],
  },
  sessions: {
    mutate: [
      "functions/storage/sessions/{store,token-marks}.ts",
      "functions/storage/accounts/password-resets.ts",
      "functions/storage/api-keys/store.ts",
      "functions/storage/invitations/{list,store}.ts",
      "functions/domain/company/invitation.ts",
      "functions/adapters/tokens/{access-tokens,api-keys,opaque-tokens}.ts",
      "functions/api/auth/sessions.ts",
    ],
    tests: [
      ...["adapters/tokens", "api/auth/sessions.test.ts", "domain/company/invitation.test.ts"],
      ...["storage/api-keys.test.ts", "storage/invitations.test.ts", "storage/refused-writes.test.ts"],
    ],
  },
  deletion: {
    mutate: [
      "functions/storage/deletions/{store,writes}.ts",
      "functions/workers/{close,company-deletion,deletion,simulation-deletion}.ts",
    ],
    tests: ["workers"],
  },
  transitions: {
    mutate: [
      "functions/domain/{persona-group,simulation}/transitions.ts",
      "functions/storage/conditions.ts",
      "functions/storage/persona-groups/{lifecycle,store,writes}.ts",
      "functions/storage/simulations/{lifecycle,writes}.ts",
    ],
    tests: [
      ...["storage/generation-transitions.test.ts", "storage/study-transitions.test.ts"],
      ...["storage/refused-writes.test.ts", "api/persona-groups/generation-limit.test.ts"],
      ...["storage/persona-groups/store.test.ts", "storage/simulations/lifecycle.test.ts"],
      ...["storage/persona-groups/generation.test.ts", "storage/simulations/failed-studies.test.ts"],
      "storage/conditions.test.ts",
    ],
  },
  limits: {
    mutate: [
      "functions/storage/rate-windows/store.ts",
      "functions/storage/companies/count-write.ts",
      "functions/shared/http/{answer-guarded,guards}.ts",
      "functions/api/auth/count-requests.ts",
    ],
    tests: ["storage/rate-windows.test.ts", "storage/api-keys.test.ts", "shared/http", "api/auth"],
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
