import type { VoicePack } from "../pack.ts";

/** What people say about a claim that has no sentences of its own, or besides them. */
export const claim: VoicePack["claim"] = {
  pro: [
    "{claim} [spricht dafür|macht für mich den Unterschied]",
    "{claim} ist für mich ein echter Pluspunkt",
    "mich überzeugt vor allem {claim_np}",
    "@precise für die Sache spricht {claim_np}",
    "@chatty und {claim_np}, [herrlich|ja bitte], [das gefällt mir|das finde ich gut|das mag ich]",
    "@blunt {claim_np}: gut",
    "@warm {claim} freut mich",
    "{claim} [passt zu mir|kommt mir entgegen]",
  ],
  con: [
    "{claim} lässt mich kalt",
    "{claim} ist mir keinen Cent extra wert",
    "{claim} [ist mir egal|nützt mir nichts]",
    "@precise {claim} bringt mir keinen Vorteil",
    "@chatty und {claim_np}, wer hat danach gefragt",
    "@blunt {claim_np}: kein Interesse",
    "@careful {claim} macht mich eher misstrauisch",
    "{claim} stört mich mehr, als es mich anzieht",
  ],
};
