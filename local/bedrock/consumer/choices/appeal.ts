import { normal, randomFrom, seedFrom } from "../../../../functions/domain/statistics/random.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import type { ClaimKind } from "../stimulus/claim.ts";
import { offerClaims } from "../stimulus/claims-offer.ts";
import { productClaims } from "../stimulus/claims-product.ts";

const claimKinds: readonly ClaimKind[] = [...productClaims, ...offerClaims];

/** Kinds of claims that a few words make. */
export const claimsIn = (text: string): ClaimKind[] => claimKinds.filter(({ pattern }) => pattern.test(text));

/** How much a claim appeals to a person, about −1..1; nobody comes to like a danger by temperament. */
function appealOf(kind: ClaimKind, consumer: Consumer): number {
  if (kind.bearing === "harm") return kind.appeal;
  const [interest, weight] = kind.interest ?? ["quality", 0];
  return (
    kind.appeal +
    weight * consumer.interests[interest] +
    (kind.openness ?? 0) * consumer.openness +
    (kind.age ?? 0) * consumer.age +
    (kind.belief ?? 0) * consumer.belief
  );
}

/** What the claims of a few words come to for a person. */
export const appealOfAll = (kinds: readonly ClaimKind[], consumer: Consumer): number =>
  kinds.reduce((sum, kind) => sum + appealOf(kind, consumer), 0);

/** What all people make of a thing for no reason that can be named: the same for everybody, N(0, 1). */
export const fashion = (about: string): number => normal(randomFrom(seedFrom("fashion", about)));
