import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what it costs and binds one to, besides a stated price. */
export const termsReasons: VoicePack["reasons"] = {
  ads: {
    pro: ["mit etwas Werbung kann ich leben, wenn der Preis dafür niedrig bleibt"],
    con: [
      "und dann noch Werbung, das nervt mich",
      "@blunt ich zahle nicht, um Werbung zu sehen, das [nervt|ärgert mich|stört mich]",
      "@precise bezahlt wird mit meiner Aufmerksamkeit, das [stört mich|gefällt mir nicht|passt mir nicht]",
    ],
  },
  subscription: {
    pro: [
      "in kleinen Beträgen zu zahlen, kommt mir entgegen, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@young Abos habe ich für alles, eins mehr ist in Ordnung",
    ],
    con: [
      "{claim} ist das Letzte, was ich brauche, das [nervt|ärgert mich|stört mich]",
      "ich habe gerade erst [zwei|drei] Abos gekündigt, noch eins will ich nicht, das [nervt|ärgert mich|stört mich]",
      "@precise aufs Jahr gerechnet ist das Abo viel zu viel Geld",
      "@old ich kaufe eine Sache lieber einmal, und dann gehört sie mir, Abos stören mich",
      "@blunt keine Abos mehr, ich habe genug davon",
    ],
  },
  lock_in: {
    pro: ["@careful ein längerer Vertrag hält wenigstens den Preis, das ist in Ordnung"],
    con: [
      "{claim} ist eine Falle, [ich will raus, wann ich will|in so etwas bin ich schon einmal getappt], das [stört mich|gefällt mir nicht|passt mir nicht]",
      "@blunt gebunden und kein Ausweg, nein danke",
      "@precise die Bedingungen sind einseitig, das ist eine Zumutung",
      "@careful dass ich da nicht mehr rauskomme, macht mir Sorgen",
      "@warm so geht man nicht mit Kunden um, das ärgert mich",
      "@old früher galt ein Handschlag, heute {claim}, das ärgert mich",
      "@young {claim}? Fühlt sich an wie mein alter Handyvertrag, das [nervt|ärgert mich|stört mich]",
      "@chatty aus so einem Vertrag bin ich einmal monatelang nicht herausgekommen, das ärgert mich heute noch",
    ],
  },
  cancel_anytime: {
    pro: [
      "{claim} nimmt mir die größte Sorge, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@careful wenn ich weiß, dass ich wieder rauskann, probiere ich es viel lieber, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@precise ohne Bindung, das ist anständig und gut",
    ],
    con: ["jederzeit kündbar, und dann ist der Knopf gut versteckt, da bin ich misstrauisch"],
  },
  free_trial: {
    pro: [
      "{claim} würde ich gern nutzen",
      "@careful erst kostenlos testen, so gefällt mir das",
      "@chatty ausprobieren kostet mich nichts, das ist schön",
    ],
    con: [
      "Probezeiten sind eine Falle für Vergessliche, da bin ich misstrauisch",
      "@blunt erst ist es umsonst, dann haben sie die Kontonummer, das gefällt mir nicht",
    ],
  },
  guarantee: {
    pro: [
      "{claim} [beruhigt mich|zeigt mir, dass sie ihrem Produkt trauen], [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@warm mit {claim_dat} hätte ich jemanden, an den ich mich wenden kann, [das gefällt mir|das finde ich gut|das mag ich]",
      "@chatty {claim}, ja bitte, ich habe in meinem Leben genug zurückgeschickt, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@old {claim} ist mir mehr wert als jede Spielerei, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@young dank {claim_dat} muss ich nicht so aufpassen, schön",
      "@careful wenn ich es zurückschicken kann, bin ich viel zufriedener",
      "@precise mit der Garantie liegt das Risiko bei ihnen, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "@blunt eine Garantie ist so gut wie die Firma, ich habe Zweifel",
      "Garantien haben Kleingedrucktes, da bin ich [skeptisch|misstrauisch]",
    ],
  },
  discount: {
    pro: [
      "{claim} hilft, [ich mag Schnäppchen|keine Frage], [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@chatty bei Rabatten werde ich immer schwach, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "Rabatt heißt meistens, dass es vorher zu teuer war, da bin ich misstrauisch",
      "@precise Rabatt auf welchen Preis eigentlich? Da bin ich skeptisch",
    ],
  },
  no_price: {
    pro: [],
    con: [
      "was es kostet, [sagen sie nicht|behalten sie für sich], das macht mich misstrauisch",
      "ohne Preis kann ich es nicht beurteilen",
      "@precise der Preis fehlt, und ohne ihn weiß ich nicht, was es wert ist",
      "@blunt kein Preis, keine Entscheidung",
    ],
  },
  price_image: {
    pro: [
      "so teuer wie früher ist das auch nicht mehr, das lohnt sich",
      "auf die Jahre gerechnet lohnt sich das wohl",
      "@young gebraucht gibt es das günstig",
    ],
    con: [
      "das Ganze ist für Leute wie mich zu teuer",
      "nach dem, was ich im Laden sehe, ist das immer noch viel zu teuer",
      "@old für das Geld bekam man früher das Doppelte, das ist zu teuer",
      "@careful am Ende wird es mir zu teuer, fürchte ich",
      "@young schön, wenn die Eltern zahlen, mir ist es zu teuer",
      "@precise wenn man alle Kosten zusammenzählt, ist es zu teuer",
    ],
  },
};
