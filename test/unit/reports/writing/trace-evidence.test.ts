import { describe, expect, it } from "vitest";
import { EvidenceTracer } from "../../../../functions/reports/writing/trace-evidence.ts";

const tracer = () =>
  new EvidenceTracer([
    { persona_id: "anna", statements: ["I would never pay that much.", "The bottle is heavy."] },
    { persona_id: "ben", statements: ["It is worth the money to me."] },
  ]);
const free = { rests_on: [], speaks: "either" as const };
const said = (participant: string, quote: string) => ({ participant, quote });

describe("evidence", () => {
  it("stays with who said it, moves to who said it, or goes", () => {
    const tracing = tracer();
    expect(
      tracing.trace([
        said("P1", "never pay that much"),
        said("P1", "It is worth the money to me."),
        said("P2", "Nobody ever said this."),
      ]),
    ).toEqual([
      { persona_id: "anna", quote: "never pay that much" },
      { persona_id: "ben", quote: "It is worth the money to me." },
    ]);
    expect(tracing.removed).toBe(1);
  });

  it("is nothing in which a model says that it is a machine", () => {
    const quote = "As an AI language model, I do not buy drinks.";
    const tracing = new EvidenceTracer([{ persona_id: "anna", statements: [`${quote} The bottle is heavy.`] }]);
    expect(tracing.trace([said("P1", quote), said("P1", "The bottle is heavy.")])).toEqual([
      { persona_id: "anna", quote: "The bottle is heavy." },
    ]);
    expect(tracing.removed).toBe(1);
  });

  it("removes a recommendation that is left without any", () => {
    expect(
      tracer().recommendations([
        { ...free, title: "Lower the price", rationale: "x", evidence: [said("P1", "never pay that much")] },
        { ...free, title: "Invented", rationale: "x", evidence: [said("P1", "I love it.")] },
      ]),
    ).toMatchObject([{ title: "Lower the price" }]);
  });

  it("keeps a disagreement only if two people hold different positions", () => {
    const position = (name: string, ...evidence: ReturnType<typeof said>[]) => ({ position: name, evidence });
    const price = {
      topic: "Price",
      positions: [
        position("too dear", said("P1", "I would never pay that much.")),
        position("worth it", said("P2", "It is worth the money to me.")),
      ],
    };
    const oneSided = {
      topic: "Bottle",
      positions: [position("heavy", said("P1", "The bottle is heavy.")), position("light", said("P2", "It is light."))],
    };
    const withHerself = {
      topic: "Anna",
      positions: [
        position("heavy", said("P1", "The bottle is heavy.")),
        position("dear", said("P1", "I would never pay that much.")),
      ],
    };
    expect(
      tracer()
        .disagreements([price, oneSided, withHerself])
        .map(({ topic }) => topic),
    ).toEqual(["Price"]);
  });
});
