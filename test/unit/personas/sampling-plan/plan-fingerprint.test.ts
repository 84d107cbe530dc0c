import { describe, expect, it } from "vitest";
import { planFingerprint } from "../../../../functions/personas/sampling-plan/plan-fingerprint.ts";
import { ANYBODY } from "./definitions.ts";

describe("planFingerprint", () => {
  it("is 16 hexadecimal digits, the same for the same definition", () => {
    expect(planFingerprint(ANYBODY)).toMatch(/^[0-9a-f]{16}$/);
    expect(planFingerprint({ ...ANYBODY })).toBe(planFingerprint(ANYBODY));
  });

  it.each([
    ["age_min", 20],
    ["age_max", 20],
    ["gender", "Female"],
    ["location", "Berlin"],
    ["income_level", "Low"],
    ["occupation", "nurse"],
  ] as const)("changes with %s", (field, value) => {
    expect(planFingerprint({ ...ANYBODY, [field]: value })).not.toBe(planFingerprint(ANYBODY));
  });

  it("does not mind how a place or an occupation is spelled, nor the group's name and size", () => {
    const fingerprint = planFingerprint({ ...ANYBODY, location: "Munich, Germany", occupation: "Nurse" });
    expect(planFingerprint({ ...ANYBODY, location: "München", occupation: " nurse" })).toBe(fingerprint);
    const group = { ...ANYBODY, location: "Munich, Germany", occupation: "Nurse", name: "Nurses", persona_count: 7 };
    expect(planFingerprint(group)).toBe(fingerprint);
  });
});
