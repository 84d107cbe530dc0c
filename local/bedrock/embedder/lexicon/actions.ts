import { expressionsIn } from "./format.ts";

/** Verbs of buying and using, English and German: their sign comes from negation, their strength from certainty words. */
export const actions = expressionsIn(
  "buy, buys, bought, buying, purchase*, order, ordering, spend money, spend my money, spend, pay, paying, subscribe*, sign up, signing up, download*, install*, try, trying, try it, get it, get one, get this, get myself, pick up, pick one up, pick it up, go for, go for it, take one home, take it home, switch to, switch, switching, put in my basket, in my basket, in my trolley, in my cart, into my basket, into my trolley, into my cart, recommend, use it, use this, touch it, touch this, take it, have it, book it, booking, kaufe, kauf*, kaufen, gekauft, mitnehmen, nehme, nähme, nehmen, zulegen, holen, hole, bestell*, ausgeben, ausgebe, zahlen, bezahl*, abonnier*, abschliess*, anmelden, herunterladen, runterladen, installier*, probier*, ausprobier*, umsteigen, greife, zugreifen, greifen, in den korb, in meinen korb, in den einkaufswagen, einpacken, weiterempfehlen, empfehlen, empfehle, anschaffen, buchen, leisten, gönnen, testen",
);

/** How sure a plain verb of buying becomes, as a factor on its strength of .6. */
export const certainty: readonly (readonly [factor: number, expressions: string])[] = [
  [
    1.6,
    "definitely, certainly, absolutely, for sure, no doubt, without doubt, surely, immediately, at once, right away, instantly, happily, gladly, today, tomorrow, every week, auf jeden fall, auf alle fälle, definitiv, unbedingt, sofort, garantiert, bestimmt, ganz sicher, mit sicherheit, ohne zu zögern, ohne zögern, ohne nachzudenken, gleich morgen, jederzeit, zweifellos",
  ],
  [
    1.15,
    "easily, sure, readily, quite happily, sicher, gern, gerne, gut vorstellen, ohne weiteres, regularly, regelmässig",
  ],
  [0.8, "probably, presumably, likely, wahrscheinlich, vermutlich, wohl, voraussichtlich, eher, vorstellen, tend to"],
  [
    0.3,
    "might, maybe, perhaps, possibly, could, sometime, eventually, once, vielleicht, möglicherweise, eventuell, könnte, mal, irgendwann, einmal, unter umständen",
  ],
];
