import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitIntoBatches } from "../../../../functions/platform/functions/batch-capacity.ts";
import { functions } from "../../../../functions/service/functions/functions.ts";
import { batchCapacities, modelCapacity } from "../../../../functions/service/functions/model-capacity.ts";
import { askBatchInputSchema } from "../../../../functions/platform/pipelines/state-inputs.ts";

describe("batches", () => {
  it("hold everybody once, in order, of one size, give or take one, as few as leave nobody waiting", () => {
    const upTo = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(fc.nat({ max: 300 }), upTo(100), upTo(20), upTo(10), (personas, invocations, more, callsEach) => {
        const callsAtOnce = callsEach + more - 1;
        const ids = Array.from({ length: personas }, (_, index) => `p${index}`);
        const batches = splitIntoBatches(ids, { invocations, callsAtOnce, callsEach });
        expect(batches.flat()).toEqual(ids);
        const needed = Math.ceil((personas * callsEach) / callsAtOnce);
        expect(batches).toHaveLength(Math.min(needed, invocations, 40));
        const sizes = batches.map(({ length }) => length);
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("use at least nine tenths of the share of their function, an invocation twenty calls at most", () => {
    const weights = [...modelCapacity(1).keys()].reduce((sum, name) => sum + weightOf(name), 0);
    for (const cap of [120, 400, 1_000, 4_000])
      for (const [name, { invocations, callsAtOnce }] of Object.entries(batchCapacities(cap))) {
        const share = Math.floor((cap * weightOf(name)) / weights);
        expect(callsAtOnce, name).toBeLessThanOrEqual(20);
        expect(invocations * callsAtOnce, `${name} of ${cap}`).toBeGreaterThanOrEqual(0.9 * share);
        expect(invocations * callsAtOnce, `${name} of ${cap}`).toBeLessThanOrEqual(share);
      }
  });
});

const weightOf = (name: string): number =>
  (functions[name as keyof typeof functions] as { modelCalls?: { weight: number } }).modelCalls?.weight ?? 0;

describe("the input of a state that asks a batch", () => {
  const study = {
    company_id: "0b0c3c43-1a38-4b4a-9a2e-3c7f8c5f5a01",
    project_id: "0b0c3c43-1a38-4b4a-9a2e-3c7f8c5f5a02",
    simulation_id: "0b0c3c43-1a38-4b4a-9a2e-3c7f8c5f5a03",
  };
  const persona = "0b0c3c43-1a38-4b4a-9a2e-3c7f8c5f5a04";

  it("may name one persona, as states do that ask each by itself", () => {
    expect(askBatchInputSchema.parse({ ...study, persona_id: persona })).toMatchObject({
      ...study,
      persona_ids: [persona],
    });
    expect(askBatchInputSchema.parse({ ...study, persona_ids: [persona] })).toEqual({
      ...study,
      last_try: false,
      persona_ids: [persona],
    });
    expect(askBatchInputSchema.safeParse({ ...study, persona_ids: [] }).success).toBe(false);
  });
});
