import { describe, expect, it } from "vitest";
import { followUpPrompt } from "../../../../functions/studies/interview/follow-up-prompt.ts";

const { output } = followUpPrompt({
  question: "What do you drink?",
  suggested: [],
  talk: [],
  probesLeft: 2,
  language: "en",
});
const probeOf = (probe: string | null) => output.parse({ coverage: "partly", non_answer: false, probe }).probe;

describe("a probe", () => {
  it("is one question, the first of several", () => {
    expect(probeOf("What kind of tea is it? Is it hot or cold? Which brand?")).toBe("What kind of tea is it?");
    expect(probeOf("どんなお茶ですか？冷たいですか？")).toBe("どんなお茶ですか？");
    const quoting = 'You said "Who needs that?": what would have to change? And when?';
    expect(probeOf(quoting)).toBe(quoting);
    expect(probeOf("Is it cheap? Tell me more.")).toBe("Is it cheap? Tell me more.");
    expect(probeOf("Tell me more about that morning.")).toBe("Tell me more about that morning.");
    expect(probeOf(null)).toBeNull();
  });
});
