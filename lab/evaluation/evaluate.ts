import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { join } from "node:path";
import { similarityModel } from "../../functions/platform/functions/environment.ts";
import { openEmbedder } from "../../functions/models/port/embedder.ts";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import { chooseModels } from "../../local/stack/model-choice.ts";
import type { Stack } from "../../local/stack.ts";
import { openAccountFile } from "../../bin/study/accounts.ts";
import type { Conduct } from "../../bin/study/conduct.ts";
import { deadlineIn } from "../../bin/study/poll.ts";
import { signIn } from "../../bin/study/session.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { askPanel } from "./ask-panel.ts";
import { checkStability } from "./check-stability.ts";
import { distinctnessLines } from "./distinctness.ts";
import { skipped, type Line } from "./line.ts";
import type { EvaluatedMarket } from "./markets.ts";
import type { Panel } from "./panel.ts";
import { coverageLines } from "./plan-coverage.ts";
import { positivityLines } from "./positivity.ts";
import { priceLines } from "./price-slope.ts";
import { onNobodysAccount, unpaid } from "./unpaid.ts";
import { samePointPersonas } from "./same-point.ts";
import { noPersonaLines, stabilityLine } from "./stability.ts";
import { storedFacts } from "./stored-facts.ts";
import { traitLines } from "./traits.ts";

export interface Evaluation {
  /** A stack of its own: its table is read, and everything it holds belongs to the evaluation. */
  stack: Stack;
  dataFolder: string;
  markets: readonly EvaluatedMarket[];
  /** Per market. */
  personas: number;
  /** Groups of each kind that the sampling plan is measured over. */
  planSeeds: number;
  timeoutSeconds: number;
  display: ProgressDisplay;
  environment: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** Anybody: the plan is measured where it has most to cover. */
const ANYBODY = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Germany",
  income_level: null,
  occupation: null,
} as const;

/** A display for one of several markets that are asked side by side. */
const named = (display: ProgressDisplay, name: string): ProgressDisplay => ({
  ...display,
  say: (line) => display.say(`${name}: ${line}`),
  update: () => {},
  end: () => {},
});

interface Asked {
  panel: Panel;
  study: ReliabilityStudy | { missing: string };
}

/**
 * Measures everything that the service promises about its personas and their answers, each against chance.
 * @throws CommandError; the signal's reason when interrupted
 */
export async function evaluate(evaluation: Evaluation): Promise<Line[]> {
  const { stack, markets, display, signal, dataFolder, environment } = evaluation;
  display.say(`Sampling plan: ${evaluation.planSeeds} groups of ten and of five, and as many independent draws ...`);
  const coverage = await coverageLines(ANYBODY, evaluation.planSeeds, undefined, signal);

  const accounts = openAccountFile(join(dataFolder, "evaluation-account.json"));
  const { api } = await signIn({ url: stack.url, signal }, accounts);
  const deadline = deadlineIn(evaluation.timeoutSeconds);
  const asked = await Promise.all(
    markets.map(async (market): Promise<Asked> => {
      const conduct: Conduct = { api, display: named(display, market.name), signal };
      const panel = await askPanel({
        market,
        personas: evaluation.personas,
        conduct,
        deadline,
        readFacts: () => storedFacts(stack.endpoints.dynamodb),
      });
      return { panel, study: await checkStability(panel.good, conduct, deadline) };
    }),
  );
  const panels = asked.map(({ panel }) => panel);
  display.say("Personas around one and the same plan point, for comparison ...");
  return [
    ...(await compareProfiles(panels, stack, environment)),
    ...coverage,
    ...traitLines(panels),
    ...positivityLines(panels),
    ...priceLines(panels),
    ...asked.map(({ panel, study }) =>
      "missing" in study
        ? skipped("Rerun stability", `confidence score, ${panel.market.name}`, study.missing)
        : stabilityLine(panel.market.name, study),
    ),
    ...asked.flatMap(({ panel, study }) =>
      "missing" in study
        ? [skipped("What personas add", `answers with and without personas, ${panel.market.name}`, study.missing)]
        : noPersonaLines(panel.market.name, study),
    ),
  ];
}

const compareProfiles = (panels: readonly Panel[], stack: Stack, environment: NodeJS.ProcessEnv): Promise<Line[]> =>
  onNobodysAccount(() => measureProfiles(panels, stack, environment));

async function measureProfiles(
  panels: readonly Panel[],
  stack: Stack,
  environment: NodeJS.ProcessEnv,
): Promise<Line[]> {
  const { ids } = chooseModels(environment);
  const similarity = similarityModel(ids);
  if (similarity === null) return [];
  const { bedrock } = stack.endpoints;
  const client = new BedrockRuntimeClient(
    bedrock === null
      ? {}
      : { endpoint: bedrock, region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } },
  );
  try {
    const embedder = openEmbedder(similarity, { budget: unpaid, client });
    const samePoint = await Promise.all(
      panels.map(({ members, market }) =>
        samePointPersonas(client, ids.persona[0] ?? ids.parse, members, market.audience),
      ),
    );
    return await distinctnessLines(
      panels.map(({ members }) => members.map(({ persona }) => persona)),
      samePoint,
      async (texts) => (await embedder.embed(texts)).vectors,
    );
  } finally {
    client.destroy();
  }
}
