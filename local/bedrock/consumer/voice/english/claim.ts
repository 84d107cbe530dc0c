import type { VoicePack } from "../pack.ts";

/** What people say about a claim that has no sentences of its own, or besides them. */
export const claim: VoicePack["claim"] = {
  pro: [
    "{claim} [speaks for it|is what makes the difference for me]",
    "{claim}, that's [a real plus|what I'd buy it for]",
    "what [wins me over|pleases me] is {claim}",
    "@precise in its favour I'd note {claim}",
    "@chatty and {claim_np}, [lovely|yes please], that I like",
    "@blunt {claim}: good",
    "@warm I'm glad about {claim_np}",
    "with {claim_np} they have [a point|my attention]",
  ],
  con: [
    "{claim} [does nothing for me|leaves me cold]",
    "{claim}, [well|fine], that's nothing I'd pay for",
    "I [couldn't care less about|don't need] {claim_np}",
    "@precise I see no benefit in {claim}",
    "@chatty and {claim_np}, who asked for that",
    "@blunt {claim}: not interested",
    "@careful {claim} makes me more wary than keen",
    "{claim} puts me off more than it attracts me",
  ],
};
