import * as z from "zod";
import { detectLanguage } from "../language.ts";
import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import type { FollowUp } from "../../../../functions/prompts/interview-follow-up/prompt.ts";
import { jsonBlockOf, talkOf } from "../../model/blocks.ts";
import { isModerator } from "../group/discussion.ts";
import { Speaker } from "../wording/speaker.ts";
import { judge, touches } from "./answer-judge.ts";
import { interviewerEnglish } from "./english.ts";
import { interviewerGerman } from "./german.ts";
import { fewWords } from "./words.ts";

const LONGEST_PROBE = 400;

const guideSchema = z
  .object({
    question: z.string().catch(""),
    suggested_probes: z.array(z.string()).catch([]),
    probes_left: z.number().catch(0),
  })
  .catch({ question: "", suggested_probes: [], probes_left: 0 });

/** Judges whether the guide's question has been answered, and asks on where something is missing. */
export function followUp(request: string): FollowUp {
  const guide = guideSchema.parse(jsonBlockOf(request, "guide_question"));
  const talk = talkOf(request);
  const answers = talk.filter((said) => !isModerator(said)).map(({ text }) => text);
  const asked = talk.filter(isModerator).map(({ text }) => text);
  const said = answers.join(" ");
  const open = guide.suggested_probes.filter(
    (probe) =>
      probe.length <= LONGEST_PROBE && !asked.some((put) => put.includes(probe.trim())) && !touches(probe, said),
  );
  const { coverage, nonAnswer = false, missing } = judge(guide.question, answers, asked.length - 1, open.length);
  if (guide.probes_left <= 0 || missing === null) return { coverage, non_answer: nonAnswer, probe: null };
  const pack = detectLanguage(`${guide.question} ${said}`) === "de" ? interviewerGerman : interviewerEnglish;
  const speaker = new Speaker(randomFrom(`${guide.question} ${said}`), {}, []);
  const [suggested] = open;
  if (suggested !== undefined) {
    const isQuestion = /\?\s*$/.test(suggested) || suggested.trim().split(/\s+/).length > 4;
    const probe = isQuestion ? suggested.trim() : speaker.say(pack.probe.keyword, { keyword: suggested.trim() });
    return { coverage, non_answer: nonAnswer, probe: probe!.slice(0, LONGEST_PROBE) };
  }
  const words = fewWords(answers.at(-1) ?? "", asked) ?? undefined;
  const pools = words === undefined ? [pack.probe.more] : [pack.probe[missing], pack.probe.words, pack.probe.more];
  for (const pool of pools) {
    const probe = speaker.say(pool, { words });
    if (probe !== null && !asked.includes(probe))
      return { coverage, non_answer: nonAnswer, probe: probe.slice(0, LONGEST_PROBE) };
  }
  return { coverage, non_answer: nonAnswer, probe: null };
}
