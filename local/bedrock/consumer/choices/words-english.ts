import type { Pool } from "../wording/speaker.ts";

/** What people say after a row of choice tasks; `{name}` is an attribute, `{best}` and `{worst}` are levels of it. */
export interface ChoiceWords {
  priceFirst: Pool;
  first: Pool;
  priceNext: Pool;
  next: Pool;
  priceLast: Pool;
  last: Pool;
  refused: Pool;
  sometimes: Pool;
  always: Pool;
}

export const english: ChoiceWords = {
  priceFirst: [
    "I looked at the price first, and at {worst} I was out nearly every time",
    "for me it came down to “{name}”: {best} is what I would like to pay, {worst} is a different story",
    "I went by the price, to be frank, and {best} made most of my decisions for me",
    "@precise I compared the prices before anything else and worked down from there",
    "@blunt the price decided, the rest is trimmings",
    "@warm I have to watch what things cost, so the price was where I started on every screen",
  ],
  first: [
    "what I looked at first was “{name}”, and {best} is the one I want",
    "for me it mostly turned on “{name}”: with {best} I was interested, with {worst} hardly ever",
    "I kept coming back to “{name}”, because {best} makes a difference to me",
    "@precise I sorted everything by “{name}” first and compared the rest afterwards",
    "@blunt {best} or nothing, that was my rule most of the time",
    "@young {best} is what caught my eye, everything else came after",
  ],
  priceNext: [
    "after that came the price, within reason",
    "then I checked what it costs, and {worst} was usually where I stopped",
    "the price was second for me, I did not want to go up to {worst} without a reason",
    "@careful and I always had one eye on the price, in case it was more than I meant to spend",
  ],
  next: [
    "after that I looked at “{name}” and preferred {best}",
    "second came “{name}”, where I would rather not have {worst}",
    "“{name}” mattered too, I went for {best} where I could",
    "@chatty and then there is “{name}”, I do like {best}, I cannot help it",
  ],
  priceLast: [
    "the price moved me less than I would have thought",
    "within this range I did not decide by the price",
    "what it costs was the smallest question for me here",
  ],
  last: [
    "“{name}” hardly counted for me",
    "I could not tell you much about “{name}”, I barely looked",
    "“{name}” is something I would take as it comes",
    "@blunt nobody needs to ask me about “{name}”, it is all the same to me",
  ],
  refused: [
    "on many screens I would have bought nothing at all, because nothing was worth the money to me",
    "quite often I would have walked away without any of them",
    "most of the time I would keep what I have",
  ],
  sometimes: [
    "now and then there was nothing for me and I left it",
    "where nothing fitted together I would not have bought anything",
    "most screens had one that I could live with",
  ],
  always: [
    "there was always one that I would have bought",
    "I found something on every screen, it was more a question of which one",
    "I could see myself buying one of these, the question was only which",
  ],
};
