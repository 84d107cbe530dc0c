import { expressionsIn } from "./format.ts";

const read = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const split = line.indexOf(":");
    const position = Number(line.slice(0, split));
    return expressionsIn(line.slice(split + 1)).map((expression) => [expression, position] as const);
  });

/** How often something happens, −1 never to 1 always, English and German. */
export const frequencies = read([
  "1: always, all the time, constantly, constant, every day, every single day, daily, day in day out, without exception, round the clock, several times a day, permanent, permanently, all day, every morning, every evening, every time, immer, ständig, andauernd, dauernd, jeden tag, jeden einzelnen tag, täglich, tagtäglich, rund um die uhr, ohne ausnahme, mehrmals am tag, jeden morgen, jeden abend, jedes mal, pausenlos",
  "0.55: often, frequently, frequent, regularly, quite regularly, a lot of the time, most days, most weeks, several times a week, every week, weekly, many times, usually, again and again, more often than not, every other day, two or three times a week, oft, häufig*, öfter, öfters, regelmässig*, mehrmals in der woche, mehrmals pro woche, fast jede woche, jede woche, wöchentlich, meistens, viele male, immer wieder, alle paar tage, jeden zweiten tag, zwei- bis dreimal die woche",
  "0: sometimes, now and then, now and again, from time to time, occasional, occasionally, once in a while, every so often, a few times a month, once a month, twice a month, every few weeks, on and off, manchmal, hin und wieder, ab und zu, ab und an, gelegentlich*, von zeit zu zeit, mitunter, ein paar mal im monat, einmal im monat, alle paar wochen, bisweilen, dann und wann",
  "-0.55: rarely, seldom, rare, rare exception, hardly ever, almost never, once in a blue moon, a few times a year, once a year, once or twice a year, not often, not very often, infrequently, scarcely ever, selten*, kaum, kaum einmal, kaum mal, so gut wie nie, fast nie, alle jubeljahre, ausnahme, ein paar mal im jahr, einmal im jahr, ein- oder zweimal im jahr, nicht oft, nicht sehr oft, höchst selten, alle paar jahre",
  "-1: never, do not do that, do not do it, mache ich nicht, mache ich gar nicht, mache ich überhaupt nicht, tue ich nicht, not happened, even once, not once, not even once, not a single, not on a single day, not ever, never ever, not a single time, nie, niemals, nie und nimmer, kein einziges mal, an keinem einzigen tag, noch nie, nicht ein einziges mal, kein mal",
  // Turns of speech that say nothing about how often.
  "NaN: never mind, once again, always welcome, at once, never seen, never seen anything, for once, nie im leben, never in my life, noch nie gesehen, immer noch, immerhin, immer mehr, wie immer, once more",
]);

/** How strongly something is the case, −1 not at all to 1 entirely, English and German. */
export const degrees = read([
  "1: extremely, completely, entirely, totally, utterly, absolutely, enormously, immensely, a hundred percent, one hundred percent, to the greatest, greatest possible, to the full, through and through, more than anything, beyond measure, äusserst, völlig, vollkommen, komplett, total, absolut, voll und ganz, in höchstem mass, in höchstem masse, durch und durch, hundertprozentig, enorm, ungeheuer, über alle massen, extrem",
  "0.6: very, very much, strongly, quite strongly, a lot, a great deal, greatly, considerably, to a large extent, large extent, highly, really, deeply, much, mostly, quite a bit, quite a lot, sehr, stark, ziemlich stark, ziemlich, in hohem mass, in hohem masse, erheblich, deutlich, beträchtlich, recht stark, wirklich, grösstenteils, weitgehend, ganz schön, überwiegend",
  "0: moderately, somewhat, partly, medium, medium extent, to some extent, to a certain extent, in part, half and half, halfway, so-so, more or less, averagely, in between, mittelmässig, einigermassen, teilweise, teils teils, teils, zum teil, in mittlerem mass, mittel, mässig, halbwegs, bis zu einem gewissen grad, halb und halb, durchschnittlich",
  "-0.55: a little, only a little, slightly, a bit, only a bit, just a bit, barely, hardly, scarcely, small extent, to a small extent, marginally, not much, not very, not really, faintly, a touch, a tad, ein wenig, nur ein wenig, ein bisschen, nur ein bisschen, wenig, kaum, etwas, geringfügig, in geringem mass, in geringem masse, nicht sehr, nicht besonders, nicht wirklich, nicht sonderlich, leicht, minimal, eher nicht",
  "-1: at all, not at all, in the slightest, im geringsten, not in the slightest, not in the least, not one bit, not a bit, in no way, nothing of the kind, nothing at all, not remotely, by no means, zero, no trace, überhaupt nicht, gar nicht, nicht im geringsten, kein bisschen, nichts dergleichen, in keiner weise, nicht die spur, keine spur, keineswegs, null, nicht im entferntesten, absolut nicht, überhaupt kein*, gar kein*",
]);
