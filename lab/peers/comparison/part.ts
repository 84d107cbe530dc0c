import { peerNames, peers, type PeerName } from "../studies/peers.ts";
import type { Figure } from "../../bench/figure.ts";
import { loadNow, type Bench, type Part } from "../../bench/part.ts";
import { comparisonFigures, type Comparison } from "./figures.ts";
import { materialOf, studyNames, type Material, type StudyName } from "./material.ts";
import { holdOurSimulations, CONCEPT, PERSONAS } from "./our-simulations.ts";
import { ourUse } from "./our-use.ts";
import { countPeer } from "./peer-uses.ts";
import { readRecorded, type PeerUse } from "./recorded.ts";

/** Of every model call, ours and theirs. */
const LATENCY_MS = 2_000;
const QUICK_LATENCY_MS = 100;

interface Counted {
  uses: Record<StudyName, PeerUse>;
  recorded: Comparison["recorded"];
}

/** Counts a peer, or takes what was counted before, with why. */
async function usesOf(name: PeerName, material: Material, bench: Bench): Promise<Counted> {
  const { studies, recorded_on: on } = readRecorded().peers[name];
  const before = (because: string): Counted => ({ uses: studies, recorded: { on, because } });
  if (bench.quick) return before("this is a quick run");
  try {
    const uses = await countPeer(name, material, { ...bench, latencyMs: LATENCY_MS });
    if (uses) return { uses, recorded: null };
    return before(
      peers[name].requirements === null
        ? "TINYTROUPE_PYTHON names no Python that has it"
        : "no Python here has it; run with python3 to count anew",
    );
  } catch (error) {
    bench.signal.throwIfAborted();
    bench.say((error as Error).message);
    return before("it did not run today");
  }
}

/**
 * The same study as published programs hold it: a concept test and a survey of five questions, five personas, counted
 * by model calls, tokens, chains of calls and dollars. The programs run in Python where there is one; nothing else
 * needs it.
 */
export const peerComparisonPart: Part = {
  title: "The same study as published peers hold it",
  async measure(bench) {
    const load = loadNow();
    const latencyMs = bench.quick ? QUICK_LATENCY_MS : LATENCY_MS;
    const held = await holdOurSimulations(bench.folder, latencyMs, bench);
    const conceptTest = ourUse(held.conceptTest);
    const ours = { reaction: conceptTest, concept_test: conceptTest, survey: ourUse(held.survey) };
    const material = materialOf(held, CONCEPT);
    const figures: Figure[] = [];
    for (const name of peerNames) {
      const { uses, recorded } = await usesOf(name, material, bench);
      for (const study of studyNames) {
        const comparison = { peer: peers[name], study, ours: ours[study], theirs: uses[study], recorded };
        // Without the latency that models have, starts are as far apart as calls are long.
        figures.push(...comparisonFigures(comparison, { load, withChain: !bench.quick, personas: PERSONAS }));
      }
    }
    return figures;
  },
};
