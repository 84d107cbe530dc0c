import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import type { Feature } from "../question/feature.ts";
import { by, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { featureGrounds, featureVerdicts, type GroundId } from "../words/features.ts";

/** What features of an offer touch, by their words, and how much a person gains (above 0) or loses by that. */
const grounds: readonly (readonly [GroundId, RegExp, (consumer: Consumer) => number])[] = [
  ["adverts", /advert|\bads?\b|commercial|werbung/i, ({ thrift, income }) => -0.4 + 0.5 * thrift - 0.15 * income],
  ["waste", /return|refill|reus|recycl|deposit|compost|packag|plastic|glass|mehrweg|pfand|nachfüll|wiederverwend|verpack|plastik|glas/i, ({ interests }) => 0.1 + 0.6 * interests.green - 0.2 * interests.convenience],
  ["camera", /camera|skin test|hauttest|photo|scan|face|kamera|foto|gesicht|voice|stimme|location|standort|sensor|track/i, ({ interests, age }) => -0.05 + 0.4 * interests.tech - 0.5 * interests.privacy - 0.25 * age],
  ["saving", /sav|round|change|discount|bonus|cashback|points|aufrund|sparen|spart|rabatt|punkte|wechselgeld/i, ({ interests, thrift, conscientiousness }) => 0.3 * interests.thrift + 0.4 * (thrift - 0.5) + 0.15 * conscientiousness],
  ["overview", /report|overview|statistic|list|track|dashboard|reminder|bericht|übersicht|statistik|auswertung|erinner/i, ({ conscientiousness, interests, age }) => 0.4 * conscientiousness + 0.2 * interests.tech - 0.15 * age],
  ["gentle", /fragrance|perfume|sensitive|mild|additive|free from|without|duftstoff|parfüm|empfindlich|zusatz|ohne/i, ({ interests, neuroticism }) => 0.15 + 0.4 * interests.health + 0.15 * neuroticism],
  ["nearby", /region|local|origin|farm|heimat|herkunft|hof\b|bauern/i, ({ interests }) => 0.1 + 0.5 * interests.local + 0.2 * interests.tradition],
  ["quick", /deliver|minutes|quick|fast|ready|portable|liefer|minuten|schnell|unterwegs|griffbereit/i, ({ interests }) => 0.1 + 0.5 * interests.convenience],
  ["company", /communit|share|friends|chat|group|family|kids|children|teilen|freunde|gemeinsam|gruppe|familie|kinder/i, ({ interests, extraversion }) => 0.3 * extraversion + 0.4 * interests.social + 0.2 * interests.family],
  ["looks", /design|colou?r|look|style|handmade|leather|wood|farbe|form|aussehen|leder|holz/i, ({ interests }) => 0.5 * interests.style + 0.2 * interests.quality],
  ["technology", /app\b|digital|smart|online|automat|\bai\b|bluetooth|battery|motor|\bki\b|akku|vernetz/i, ({ interests, age }) => 0.45 * interests.tech - 0.3 * age],
  ["promise", /guarantee|warranty|cancel|trial|certif|garantie|kündig|probe|zertifi|siegel/i, ({ belief, interests }) => 0.15 + 0.25 * belief + 0.25 * interests.quality],
]; // prettier-ignore

/** A longer stretch of an offer speaks of several things, so that its words say nothing of one. */
const LONGEST_PART = 60;

/** How an English sentence takes up a name: `the refill jar is`, `rounding up is`, `the downloads are`. */
function englishForms(name: string) {
  const isSeveral = /[^sui]s$/.test(name.split(/ (?:every|by|for|of|in|with) /)[0]!);
  const verb = (one: string, several: string) => (isSeveral ? several : one);
  return {
    the_feature: /^\p{L}+ing\b/iu.test(name) ? name : `the ${name}`,
    f_is: verb("is", "are"),
    f_convinces: verb("convinces", "convince"),
    f_puts: verb("puts", "put"),
    f_makes: verb("makes", "make"),
  };
}

/** How much people differ about one feature for no reason that can be named. */
const SPREAD = 0.22;
/** Below this either way a feature decides nothing. */
const NOTICED = 0.1;

interface Judgement {
  effect: number;
  ground: GroundId;
}

/** What a person makes of a feature: from what it touches in them, their readiness to believe and their own taste. */
export function judgeFeature({ name, said }: Feature, consumer: Consumer): Judgement {
  const found =
    grounds.find(([, pattern]) => pattern.test(name)) ??
    (said.length < LONGEST_PART ? grounds.find(([, pattern]) => pattern.test(said)) : undefined);
  const own = SPREAD * quirk(consumer, `feature ${name.toLowerCase()}`) + 0.15 * consumer.belief;
  return found
    ? { ground: found[0], effect: found[2](consumer) + own }
    : { ground: "other", effect: own + 0.15 * consumer.openness };
}

/** Says what the person makes of one feature of an offer, by its name. */
export function replyOnFeature(scene: Scene, feature: Feature, wantsReason: boolean): Reply {
  const { language, consumer } = scene;
  const { effect, ground } = judgeFeature(feature, consumer);
  const shade = effect > NOTICED ? "pro" : effect < -NOTICED ? "con" : "neutral";
  const slots = { feature: feature.name, feature_dat: feature.dative, ...englishForms(feature.name) };
  const verdict = () => scene.sayFrom(featureVerdicts[language][shade], slots);
  const side = shade === "neutral" ? (effect >= 0 ? "pro" : "con") : shade;
  const reasons = featureGrounds[ground][language][side];
  const lead =
    shade !== "neutral" ? null : side === "pro" ? by(scene, "at best", "höchstens") : by(scene, "only", "nur");
  const reason = scene.sayFrom(reasons, slots);
  const said = reason && lead && !wantsReason ? `${lead}: ${reason}` : reason;
  const theme =
    shade === "pro"
      ? by(scene, "useful feature", "nützliche Eigenschaft")
      : shade === "con"
        ? by(scene, "feature not needed", "unnötige Eigenschaft")
        : undefined;
  return reply(wantsReason ? [said, scene.sayFrom(reasons, slots)] : [verdict(), said], [theme]);
}
