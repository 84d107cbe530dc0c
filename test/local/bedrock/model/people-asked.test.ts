import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { planPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { interviewAnswerPrompt } from "../../../../functions/studies/interview/answer-prompt.ts";
import { personaPrompt, type WrittenPersona } from "../../../../functions/personas/people/prompt.ts";
import { truths } from "../../../../local/bedrock/model/respondent/facts.ts";
import { readConsumer } from "../../../../local/bedrock/model/respondent/person.ts";
import { writePerson } from "../../../../local/bedrock/model/person/write-person.ts";
import { answerTo } from "../people.ts";

interface Asked {
  location: string;
  home: string;
  questions: Readonly<Record<"work" | "children" | "home", string>>;
  /** What the occupation holds. */
  retired: string;
  seeking: string;
  student: string;
  /** With children at home, and without. */
  children: readonly [string, string];
}
const file = new URL("people-asked.yaml", import.meta.url);
const material = load(readFileSync(file, "utf8")) as Record<Language, Asked>;

/** Whom the offline model writes around facts, as studies show them to it. */
function personOf(language: Language, changes: Partial<PersonaFacts>): PersonaProfile {
  const { location } = material[language];
  const definition = {
    age_min: 18,
    age_max: null,
    gender: "All",
    location,
    income_level: null,
    occupation: null,
  } as const;
  const [planned] = planPersonas({ definition, count: 10, startIndex: 0, seed: "asked" });
  const facts = { ...planned!, life_circumstance: "is learning a language with an app", ...changes };
  const segment = { name: "Group", occupation: null };
  const { question } = personaPrompt({ facts, segment, takenNames: [], signals: [], language });
  const written = writePerson(question, language, "") as WrittenPersona;
  return { ...facts, ...written, location: facts.region, price_sensitivity_percentile: facts.price_sensitivity };
}
const retired = { age: 71, gender: "Female", occupation_family: "retired, formerly in sales and retail" } as const;
const seeking = { age: 36, gender: "Male", occupation_family: "looking for work, last in manufacturing" } as const;
const student = { age: 22, gender: "Female", occupation_family: "student" } as const;
const alone = { household: "lives alone" } as const;
const family = { household: "lives with a partner and children, the youngest under 13" } as const;

describe.each(languages)("somebody written in %s", (language) => {
  const { home, questions, children, ...situations } = material[language];
  const people = {
    retired: personOf(language, { ...retired, ...alone }),
    seeking: personOf(language, { ...seeking, ...family }),
    student: personOf(language, { ...student, household: "shares a flat" }),
  };
  const answer = (persona: PersonaProfile, question: string) =>
    answerTo(interviewAnswerPrompt({ persona, context: null, briefings: [], language }, { talk: [], question })).answer;

  it.each([
    ["retired", "retired"],
    ["seeking", "unemployed"],
    ["student", "student"],
  ] as const)("is known to be %s by the occupation", (who, fact) => {
    const request = `<persona>\n${JSON.stringify(people[who])}\n</persona>`;
    expect([...truths(readConsumer(request))]).toContain(fact);
    expect([...truths(readConsumer(request))]).not.toContain("employed");
  });

  it.each(["retired", "seeking", "student"] as const)("says what they do, plainly, in the language: %s", (who) => {
    const said = answer(people[who], questions.work);
    expect(people[who].occupation).toContain(situations[who]);
    expect(said).toContain(people[who].occupation);
    expect(said.length).toBeLessThan(people[who].occupation.length + 25);
    expect(said).not.toMatch(/["„“«»「」]/u);
  });

  it("says how many children there are, and where they live", () => {
    const [some, none] = children;
    expect(answer(people.seeking, questions.children)).toMatch(new RegExp(some, "iu"));
    expect(answer(people.retired, questions.children)).toMatch(new RegExp(none, "iu"));
    for (const person of Object.values(people)) {
      const said = answer(person, questions.home);
      expect(said).toContain(home);
      expect(said).not.toMatch(/Germany|Spain|Brazil|Japan|Munich|Tokyo/u);
    }
  });
});
