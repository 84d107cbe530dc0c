import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import type { Pool } from "../wording/speaker.ts";
import type { Slots } from "../wording/template.ts";
import { argumentsOf, type Argument } from "./argument.ts";
import type { Said } from "../blocks.ts";
import { calledNames, favourBySpeaker, Heard, isModerator, speakersOf } from "./discussion.ts";
import { driftOf, type Drift } from "./drift.ts";
import { Frames, isOccasionAgain } from "./frames.ts";
import { groupEnglish } from "./english.ts";
import { groupGerman } from "./german.ts";
import type { GroupPack } from "./pack.ts";
import { recognise, type Point } from "./recognise.ts";
import type { Setting } from "./setting.ts";
import { subjectOf, withoutArticle } from "./subject.ts";

/** People who are clearly in favour have doubts about details, not about whether they need it at all. */
const IN_FAVOUR = 0.12;
/** Connecting words in one frame are heard this often in a group at most. */
const MOST_USES = 2;
/** A frame that comes back is more worn than any words that do. */
const FRAME_WEAR = 20;
const fundamental = new Set(["need", "not_meant", "too_young", "habit"]);

interface Spoken {
  text: string;
  theme: string | null;
}

/** A participant about to speak: what was said before, what they have left to say, and what they are saying. */
export class Turn {
  readonly setting: Setting;
  readonly discussion: readonly Said[];
  readonly pack: GroupPack;
  /** How favourable everybody's words have been, by full name. */
  readonly stances: ReadonlyMap<string, number>;
  readonly drift: Drift;
  /** Everything the person could bring up, and what of it is left. */
  readonly all: readonly Argument[];
  readonly left: Argument[];
  readonly name: string;
  /** What the person has said before. */
  readonly own: readonly Said[];
  readonly #calls: ReadonlyMap<string, string>;
  readonly #heard: Heard;
  readonly #frames: Frames;
  readonly #spoken: Spoken[] = [];

  constructor(setting: Setting, discussion: readonly Said[]) {
    this.setting = setting;
    this.discussion = discussion;
    this.pack = setting.stimulus.language === "de" ? groupGerman : groupEnglish;
    this.stances = favourBySpeaker(discussion);
    this.drift = driftOf(setting.consumer, setting.appraisal?.overall ?? 0, discussion, this.stances);
    this.name = setting.consumer.profile.full_name;
    this.own = discussion.filter(({ speaker }) => speaker === this.name);
    this.#calls = calledNames([...new Set([...speakersOf(discussion), this.name])]);
    const texts = discussion.filter((said) => !isModerator(said)).map(({ text }) => text);
    this.#heard = new Heard(texts);
    this.#frames = new Frames(setting.stimulus.text, [...this.#calls.values()], texts);
    const said = new Set(
      this.own.flatMap(({ text }) => sentencesOf(text)).map((text) => recognise(text, setting.stimulus).id),
    );
    this.all = argumentsOf(setting).filter(
      ({ id, side }) => side !== -1 || this.drift.after <= IN_FAVOUR || !fundamental.has(id),
    );
    this.left = this.all.filter(({ id }) => !said.has(id));
  }

  /** Whether the person is clearly in favour by now. */
  get favours(): boolean {
    return this.drift.after > IN_FAVOUR;
  }

  /** The side the person is on by now. */
  get side(): "pro" | "con" {
    return this.drift.after >= 0 ? "pro" : "con";
  }

  get spoken(): readonly Spoken[] {
    return this.#spoken;
  }

  /** How the group calls somebody. */
  called(name: string): string {
    return this.#calls.get(name) ?? name;
  }

  get names(): string[] {
    return [...this.#calls.keys()];
  }

  /** Slots for what a remark or an argument is about. */
  about(point: Pick<Point, "id" | "topic">): Slots {
    const topic = subjectOf(point, this.setting.stimulus, this.pack) ?? undefined;
    const subject = this.setting.stimulus.language === "de" && topic ? withoutArticle(topic) : topic;
    return { topic, subject };
  }

  /** A sentence of a pool that nobody has said; null when there is none left. */
  fresh(pool: Pool | undefined, slots: Slots = {}): string | null {
    return this.#unheard(() => this.setting.narrator.say(pool, slots));
  }

  /**
   * The first sentence that nobody has said, in a frame that nobody has used: those who speak at the same time do not
   * hear each other, so that even then a frame comes back once.
   */
  #unheard(next: () => string | null): string | null {
    for (let text = next(); text !== null; text = next())
      if (!this.#heard.has(text) && !this.#isOwnAgain(text) && this.#frames.uses(text) === 0) return text;
    return null;
  }

  #isOwnAgain(text: string): boolean {
    const own = [...this.own, ...this.#spoken].map((said) => said.text).join(" ");
    return isOccasionAgain(text, own, this.setting.stimulus.text);
  }

  /** The least worn words of a pool: connecting words come back, but not all the time and never in a worn-out frame. */
  lead(pool: Pool, slots: Slots): string | null {
    const { narrator } = this.setting;
    let best: { text: string; wear: number } | null = null;
    for (let text = narrator.say(pool, slots); text !== null; text = narrator.say(pool, slots)) {
      const wear = this.#heard.wear(text) + FRAME_WEAR * this.#frames.uses(text);
      if (best === null || wear < best.wear - 0.2) best = { text, wear };
    }
    return best && best.wear < MOST_USES * FRAME_WEAR ? best.text : null;
  }

  /** Says a sentence, with words before it if there are any; false when there is none. */
  say(
    text: string | null,
    { lead = null, theme = null }: { lead?: string | null; theme?: string | null } = {},
  ): boolean {
    if (text === null) return false;
    const words = lead === null ? text : `${lead} ${text.replace(/^(?:and|but|so|und|aber|also)\s/i, "")}`;
    this.#spoken.push({ text: this.setting.narrator.finish(words), theme });
    this.#heard.add(text);
    this.#frames.add(text);
    return true;
  }

  /** Brings up an argument; false when everything on it has been said. */
  argue(argument: Argument, lead: string | null = null): boolean {
    this.left.splice(this.left.indexOf(argument), 1);
    return this.say(this.#unheard(argument.words), { lead, theme: argument.theme });
  }

  /** Brings up the strongest argument left that fits. */
  argueNext(fits: (argument: Argument) => boolean = () => true, lead: string | null = null): boolean {
    for (let next = this.left.find(fits); next; next = this.left.find(fits)) if (this.argue(next, lead)) return true;
    return false;
  }
}
