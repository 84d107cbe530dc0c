import type { Language } from "../../language.ts";
import type { Pool } from "../../wording/speaker.ts";

/** What a feature of an offer may touch in somebody's life. */
export type GroundId =
  | "waste" | "camera" | "saving" | "overview" | "gentle" | "nearby" | "quick" | "company" | "looks" | "technology" | "promise" | "adverts" | "other"; // prettier-ignore

type Sides = Readonly<Record<"pro" | "con", Pool>>;

/** What somebody makes of a feature, which they call by its name. */
export const featureVerdicts: Readonly<Record<Language, Readonly<Record<"pro" | "con" | "neutral", Pool>>>> = {
  en: {
    pro: ["{the_feature}, that I like", "{the_feature} {f_is} a point in its favour", "{the_feature} {f_convinces} me more than the rest", "@chatty oh, {the_feature}, that's the best part of it", "@blunt {the_feature}: good", "@precise of all the points {the_feature} {f_is} the one that counts for me", "@warm I find {the_feature} a lovely idea"],
    con: ["{the_feature} I don't need", "{the_feature} {f_puts} me off rather", "with {the_feature} they lose me", "@blunt {the_feature}: no", "@careful {the_feature} {f_makes} me uneasy", "@precise {the_feature} {f_is} the weak point, as I see it", "@old {the_feature} {f_is} for younger people, not for me"],
    neutral: ["{the_feature} {f_is} all right, it doesn't decide anything for me", "{the_feature}, nice enough, but I wouldn't pay extra for it", "about {the_feature} I could go either way", "@blunt {the_feature}: don't mind", "@chatty well, {the_feature}, I had to think for a moment, it's okay"],
  },
  de: {
    pro: ["das mit {feature_dat} gefällt mir", "{feature}, das ist ein Punkt, der dafür spricht", "{feature}, ja, das überzeugt mich mehr als der Rest", "@chatty ach, {feature}, das ist das Beste daran", "@blunt {feature}: gut", "@precise von allen Punkten zählt für mich {feature} am meisten", "@warm das mit {feature_dat} finde ich eine schöne Idee"],
    con: ["das mit {feature_dat} brauche ich nicht", "{feature}, das schreckt mich eher ab", "mit {feature_dat} verlieren sie mich", "@blunt {feature}: nein", "@careful bei {feature_dat} habe ich kein gutes Gefühl", "@precise {feature}, das ist für mich der schwache Punkt", "@old {feature}, das ist etwas für Jüngere, nichts für mich"],
    neutral: ["{feature}, das ist in Ordnung, entscheidet für mich aber nichts", "das mit {feature_dat} ist ganz nett, extra zahlen würde ich dafür nicht", "bei {feature_dat} könnte es für mich so oder so sein", "@blunt {feature}: ist mir gleich", "@chatty nun, {feature}, da musste ich kurz überlegen, das ist okay"],
  },
}; // prettier-ignore

/** Why, by what the feature touches. */
export const featureGrounds: Readonly<Record<GroundId, Readonly<Record<Language, Sides>>>> = {
  waste: {
    en: { pro: ["it means less in my bin, and that's full after two days", "I bring my bottles back anyway, one more makes no difference", "throwing away a good container has always felt wrong to me"], con: ["I'd have to rinse it, store it and carry it back, and in the end it stands in my hall", "at home I have no room for empties, and I'm not at the shop every day", "I've never seen such a thing work for long, people forget it"] },
    de: { pro: ["das heißt weniger in meiner Tonne, und die ist nach zwei Tagen voll", "Leergut bringe ich sowieso zurück, da kommt es auf eins mehr nicht an", "etwas Gutes wegzuwerfen hat sich für mich immer falsch angefühlt"], con: ["das müsste ich ausspülen, aufheben und zurücktragen, und am Ende steht es bei mir im Flur", "für Leergut habe ich keinen Platz, und ich bin nicht jeden Tag im Laden", "so etwas habe ich noch nie lange funktionieren sehen, die Leute vergessen es"] },
  },
  camera: {
    en: { pro: ["I'd try that on the first evening, out of pure curiosity", "if it tells me something I don't see myself, that's worth it", "it's personal at last, and not the same for everybody"], con: ["I don't want a picture of me on somebody's computer", "what I look like in the morning is nobody's business", "I doubt that a phone sees more than I do in the mirror"] },
    de: { pro: ["das würde ich gleich am ersten Abend ausprobieren, aus reiner Neugier", "wenn es mir etwas sagt, was ich selbst nicht sehe, hat es sich gelohnt", "endlich etwas Persönliches und nicht für alle dasselbe"], con: ["ich will kein Bild von mir auf fremden Computern", "wie ich morgens aussehe, geht niemanden etwas an", "dass ein Handy mehr sieht als ich im Spiegel, bezweifle ich"] },
  },
  saving: {
    en: { pro: ["cents I don't miss, and at the end of the year there's something there", "I save best when I don't notice it", "with children or without, a small cushion does one good"], con: ["I want to decide myself when money leaves my account", "with what I have in the account every rounded euro counts", "it's a game with small change, real saving looks different to me"] },
    de: { pro: ["die paar Cent fehlen mir nicht, und am Jahresende ist etwas da", "ich spare am besten, wenn ich es nicht merke", "ein kleines Polster tut jedem gut, mir auch"], con: ["wann Geld mein Konto verlässt, will ich selbst entscheiden", "bei dem, was bei mir auf dem Konto ist, zählt jeder aufgerundete Euro", "das ist Spielerei mit Kleingeld, richtiges Sparen sieht für mich anders aus"] },
  },
  overview: {
    en: { pro: ["I'd see in black and white where it all goes", "I do that by hand at the moment, on Sunday evenings", "it would show me what I'd rather not know, and that's useful"], con: ["I know where my money goes, I needn't see it in colours", "I'd look at it once and then never again", "one more message that wants to be read"] },
    de: { pro: ["da sähe ich schwarz auf weiß, wo alles hingeht", "das mache ich bisher von Hand, sonntagabends", "das würde mir zeigen, was ich lieber nicht wissen will, und das ist nützlich"], con: ["wo es bei mir hingeht, weiß ich, das brauche ich nicht in Farbe", "das würde ich mir einmal ansehen und dann nie wieder", "noch eine Nachricht, die gelesen werden will"] },
  },
  gentle: {
    en: { pro: ["my skin and my stomach notice what's left out", "the less there is in it, the better I can judge it", "I've had trouble with that before, so I look for it"], con: ["I rather like it with, it belongs to it for me", "what's left out is usually replaced by something else", "I've never had trouble with that, so it gains me nothing"] },
    de: { pro: ["ich merke, was weggelassen wird, und es bekommt mir", "je weniger drin ist, desto besser kann ich es beurteilen", "damit hatte ich schon Ärger, darum achte ich darauf"], con: ["mir ist es mit eigentlich lieber, das gehört für mich dazu", "was weggelassen wird, ersetzen sie meistens durch etwas anderes", "damit hatte ich noch nie Ärger, also bringt es mir nichts"] },
  },
  nearby: {
    en: { pro: ["I like to know the place where something comes from", "the money stays with people round here"], con: ["everybody writes that on it, and nobody checks", "where it grew I can't taste"] },
    de: { pro: ["ich weiß gern, woher etwas kommt", "das Geld bleibt bei Leuten aus der Gegend"], con: ["das schreibt jeder drauf, und keiner prüft es", "wo es gewachsen ist, schmecke ich nicht"] },
  },
  quick: {
    en: { pro: ["time is what I have least of", "on a bad day that would save me"], con: ["I'm not in such a hurry", "quick is mostly an excuse for something else"] },
    de: { pro: ["Zeit ist das, wovon ich am wenigsten habe", "an schlechten Tagen wäre das die Rettung"], con: ["so eilig habe ich es nicht", "schnell ist meistens eine Ausrede für etwas anderes"] },
  },
  company: {
    en: { pro: ["I like to do things with others, then I stick to it", "I'd talk about it with people anyway"], con: ["I don't want to show anybody what I do", "I have enough groups on my phone"] },
    de: { pro: ["mit anderen zusammen bleibe ich eher dabei", "ich würde sowieso mit Leuten darüber reden"], con: ["ich will niemandem zeigen, was ich mache", "Gruppen habe ich auf dem Handy schon genug"] },
  },
  looks: {
    en: { pro: ["it's something one likes to look at every day", "one sees that somebody took trouble over it"], con: ["looks are the last thing I pay for", "it's pretty, and after a week I wouldn't see it any more"] },
    de: { pro: ["das sieht man gern jeden Tag an", "man merkt, dass sich jemand Mühe gegeben hat"], con: ["für das Aussehen zahle ich zuletzt", "das ist hübsch, und nach einer Woche sähe ich es nicht mehr"] },
  },
  technology: {
    en: { pro: ["I like it when things think along", "I'd have it set up in ten minutes"], con: ["one more thing that wants updates", "what has a plug breaks twice as fast"] },
    de: { pro: ["ich mag es, wenn Dinge mitdenken", "das hätte ich in zehn Minuten eingerichtet"], con: ["noch etwas, das Updates will", "was einen Stecker hat, geht doppelt so schnell kaputt"] },
  },
  promise: {
    en: { pro: ["then I risk nothing by trying", "somebody who stands by it has nothing to hide"], con: ["there's always a footnote to that", "it's on paper, and then you ring them up"] },
    de: { pro: ["dann riskiere ich mit dem Ausprobieren nichts", "wer dafür geradesteht, hat nichts zu verbergen"], con: ["da gibt es immer eine Fußnote", "das steht auf dem Papier, und dann ruft man an"] },
  },
  adverts: {
    en: { pro: ["that's when I fetch a glass of water, it doesn't hurt", "if it keeps the price down, I can live with it"], con: ["in the middle of the good part, that spoils the evening for me", "I pay and get shouted at on top of it, that's annoying"] },
    de: { pro: ["da hole ich mir ein Glas Wasser, das tut nicht weh", "wenn es den Preis niedrig hält, kann ich damit leben"], con: ["mitten an der besten Stelle, das verdirbt mir den Abend", "ich zahle und werde obendrein angeschrien, das nervt"] },
  },
  other: {
    en: { pro: ["I can picture it in my days, and that's a good sign", "somebody thought about what people need there", "it's something the others don't have, as far as I know"], con: ["I've managed without it so far", "I don't see what I'd do with it", "it sounds like something from a brochure"] },
    de: { pro: ["das kann ich mir in meinem Alltag vorstellen, und das ist ein gutes Zeichen", "da hat jemand überlegt, was man braucht", "das haben die anderen nicht, soweit ich weiß"], con: ["bisher bin ich ohne ausgekommen", "ich sehe nicht, was ich damit anfangen soll", "das klingt nach Prospekt"] },
  },
}; // prettier-ignore
