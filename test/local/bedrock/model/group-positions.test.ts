import { describe, expect, it } from "vitest";
import type { PackLanguage as Language } from "../../../../local/bedrock/phrases/languages.ts";
import { kindOf } from "../../../../local/bedrock/model/respondent/talk.ts";
import { favour } from "../../../../local/bedrock/model/respondent/room.ts";
import { packLanguages, packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { holdGroup } from "../group/hold-group.ts";
import { group } from "../people.ts";
import { material } from "./material.ts";

/** The name that a message names in one of the wordings; undefined where it uses none of them. */
const addressed = (message: string, wordings: readonly string[]): string | undefined =>
  wordings
    .map((wording) => wording.split("{name}").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .map((parts) => new RegExp(`^${parts.join(String.raw`([\p{L}]+(?: [\p{L}]+)?)`)}[.。]`, "iu").exec(message)?.[1])
    .find((name) => name !== undefined);

describe.each(packLanguages)("positions in a group in %s", (language: Language) => {
  const { agree, disagree } = packOf(language).speaking.group;
  const members = group.slice(2, 10);
  const { discussion } = holdGroup(material[language].priced(2), members);

  it("are the same where somebody agrees, and the opposite where they do not", () => {
    const related = discussion.flatMap(({ speaker, text }, index) =>
      [addressed(text, agree), addressed(text, disagree)].flatMap((name, sign) => {
        if (name === undefined) return [];
        const heard = discussion.slice(0, index).findLast((said) => said.speaker.startsWith(name));
        const [mine, theirs] = [favour(text), favour(heard!.text)];
        const isClear = Math.abs(mine) >= 0.1 && Math.abs(theirs) >= 0.1;
        return isClear ? [{ speaker, text, heard: heard!.text, fits: mine * theirs > 0 === (sign === 0) }] : [];
      }),
    );
    expect(related.filter(({ fits }) => !fits)).toEqual([]);
    expect(related.length).toBeGreaterThan(0);
  });
});

it.each(packLanguages)("does not take what weighs most for the end of a talk: %s", (language) => {
  const { speaking, desk } = packOf(language);
  for (const question of Object.values(desk.moderator).flat())
    expect([question, kindOf(question, { asked: { language, speaking } })]).not.toEqual([question, "closing"]);
});
