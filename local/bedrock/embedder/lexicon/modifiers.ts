import { expressionsIn } from "./format.ts";

export type Modifier = { kind: "negate" | "scale" | "emphasis" | "irrealis" | "contrast"; factor: number };

const group = (kind: Modifier["kind"], factor: number, list: string) =>
  expressionsIn(list).map((expression) => [expression, { kind, factor }] as const);

/** Words that turn, strengthen or weaken what follows them (German `nicht` also what precedes it). */
export const modifiers = [
  ...group(
    "negate",
    1.9,
    "kein wort, nicht ein wort, keine silbe, not a word, not one word, vorn und hinten nicht, hinten und vorne nicht",
  ),
  ...group(
    "negate",
    1.35,
    "not at all, not in the least, not one bit, not a bit, not remotely, never, no * whatsoever, nothing at all, not anything, nothing, none, by no means, in no way, not ever, anything but, überhaupt nicht, überhaupt kein*, gar nicht, gar kein*, kein bisschen, nicht im geringsten, nicht die bohne, nie, niemals, keinesfalls, keineswegs, auf keinen fall, in keiner weise, nicht im entferntesten, nichts, absolut nicht, alles andere als, unter keinen umständen, absolutely not, definitely not, certainly not, definitiv nicht, bestimmt nicht, ganz sicher nicht",
  ),
  ...group(
    "negate",
    1,
    "not, no, nor, neither, without, nobody, isnt, dont, wont, cant, no longer, nicht, kein, keine, keinen, keinem, keiner, keinerlei, ohne, weder, niemand, nimmer, nowhere, nirgends",
  ),
  ...group(
    "negate",
    0.7,
    "hardly, barely, scarcely, not really, not exactly, not particularly, not especially, not very, not so, not that, not too, not overly, not terribly, not all that, not much, little, few, rarely, seldom, kaum, eigentlich nicht, nicht wirklich, nicht besonders, nicht sonderlich, nicht gerade, nicht so, nicht sehr, nicht allzu, wenig, selten, eher nicht, nicht unbedingt, not entirely, nicht ganz, not quite, do not quite, doubt whether, not altogether",
  ),
  ...group(
    "scale",
    1.5,
    "very, extremely, absolutely, totally, completely, utterly, incredibly, so, deeply, hugely, highly, entirely, enormously, immensely, exceptionally, wildly, thoroughly, bloody, super, mega, voll, total, sehr, äusserst, absolut, extrem, völlig, komplett, unglaublich, richtig, überaus, ungemein, wahnsinnig, zutiefst, durch und durch, hellauf, restlos, far, way, much, all of it, every, everything, alles, viel, deutlich, weit, unheimlich, such a, a lot, very much, no end, wholly",
  ),
  ...group("scale", 1.25, "really, wirklich, truly, echt"),
  // Strengthens a turned judgement as well: `not at all` is more than `not`.
  ...group("emphasis", 1.6, "at all, whatsoever, überhaupt, in any way, in the slightest"),
  ...group(
    "scale",
    1.15,
    "quite a, especially, particularly, genuinely, besonders, ganz schön, recht, ziemlich, strongly, clearly, sincerely, pretty",
  ),
  ...group(
    "scale",
    0.7,
    "quite, fairly, rather, relatively, reasonably, mostly, largely, on the whole, by and large, eher, grösstenteils, im grossen und ganzen, einigermassen, im wesentlichen, halbwegs, relativ, ganz, tend to, generally, überwiegend, durchaus, more or less, most of, most things, most, das meiste, die meisten",
  ),
  ...group(
    "scale",
    0.45,
    "to some degree, to some extent, to a certain degree, to a certain extent, bis zu einem gewissen grad, a bit, a little, slightly, somewhat, kind of, sort of, vaguely, partly, in part, some of, some things, somehow, moderately, ein bisschen, ein wenig, etwas, leicht, teilweise, zum teil, teils, irgendwie, manches, bedingt, mildly, a touch, a tad, faintly, ansatzweise, ein stück weit, probably, wahrscheinlich, maybe, perhaps, vielleicht, might, könnte, possibly, vermutlich",
  ),
  ...group(
    "irrealis",
    0.35,
    "if, wenn, falls, only if, provided, as long as, sofern, nur wenn, unless, ausser, would have to, müsste, could be, should be, wäre da nicht, solange",
  ),
  ...group(
    "contrast",
    1.4,
    "but, however, yet, still, nevertheless, aber, doch, jedoch, trotzdem, dennoch, allerdings, nur, only, except",
  ),
] as const;
