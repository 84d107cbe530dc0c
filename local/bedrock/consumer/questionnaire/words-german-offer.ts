import type { Graded } from "../voice/pack.ts";

/** Where somebody stands on scales of offers, in German words. */
export const germanOffer = {
  purchase_intent: {
    [-3]: ["ich würde das auf keinen Fall kaufen", "dafür würde ich niemals Geld ausgeben", "@blunt nie im Leben, nicht geschenkt"],
    [-2]: ["ich würde das wahrscheinlich nicht kaufen", "ich glaube kaum, dass ich dafür Geld ausgeben würde", "es ist unwahrscheinlich, dass ich es kaufe"],
    [-1]: ["eher nicht", "ich tendiere zu nein", "ich zögere, eher nein", "wohl eher nicht"],
    0: ["ich bin mir nicht sicher, ob ich das kaufen würde oder nicht", "vielleicht, vielleicht auch nicht", "es ist völlig offen, ob ich es kaufe"],
    1: ["mehr ja als nein", "eher ja", "ich tendiere dazu"],
    2: ["ich würde das wahrscheinlich kaufen, das kann ich mir vorstellen", "es ist recht wahrscheinlich, dass ich es kaufe", "das kann ich mir gut vorstellen"],
    3: ["ich würde das auf jeden Fall kaufen", "das würde ich sofort und ohne zu zögern kaufen", "es ist sehr wahrscheinlich, dass ich es kaufe, auf jeden Fall"],
  },
  recommendation: {
    [-3]: ["ich würde das auf keinen Fall weiterempfehlen", "das würde ich niemals empfehlen", "@blunt davon würde ich abraten, auf keinen Fall empfehlen"],
    [-2]: ["ich würde das wahrscheinlich nicht weiterempfehlen", "es ist unwahrscheinlich, dass ich es empfehle"],
    [-1]: ["eher nicht", "ich tendiere zu nein"],
    0: ["ich weiß nicht, ob ich es empfehlen würde oder nicht", "vielleicht empfehle ich es, vielleicht auch nicht"],
    1: ["eher ja", "mehr ja als nein"],
    2: ["ich würde das wahrscheinlich weiterempfehlen", "es ist recht wahrscheinlich, dass ich es empfehle", "ich kann mir gut vorstellen, es zu empfehlen"],
    3: ["ich würde das auf jeden Fall weiterempfehlen", "das empfehle ich sofort und ohne zu zögern", "es ist sehr wahrscheinlich, dass ich es empfehle, auf jeden Fall"],
  },
  uniqueness: {
    [-3]: ["daran ist überhaupt nichts neu, es ist genau wie alles andere", "das ist nur eine weitere Kopie", "genau dasselbe gibt es überall"],
    [-2]: ["daran ist wenig neu", "etwas sehr Ähnliches kenne ich schon", "das ist nicht besonders originell"],
    [-1]: ["das ist ein wenig wie das, was ich kenne", "das erinnert mich ein wenig an anderes"],
    0: ["manches daran ist neu, manches kenne ich schon", "teils neu, teils bekannt"],
    1: ["das ist etwas neu für mich", "das ist ein wenig anders"],
    2: ["das ist ziemlich neu und anders", "das ist recht originell", "das hebt sich ab"],
    3: ["das ist völlig neu, so etwas habe ich noch nie gesehen", "das ist einzigartig"],
  },
  relevance: {
    [-3]: ["ich brauche das überhaupt nicht", "das passt überhaupt nicht in mein Leben", "dafür habe ich keinen Bedarf, es nützt mir gar nichts"],
    [-2]: ["ich brauche das eigentlich nicht", "das nützt mir wenig", "das passt nicht besonders gut in mein Leben"],
    [-1]: ["höchstens nett zu haben", "das ist höchstens nett zu haben, mehr nicht"],
    0: ["ab und zu könnte ich das vielleicht brauchen", "das passt teilweise in mein Leben", "es nützt mir ein bisschen, aber nicht viel"],
    1: ["das kann ich hin und wieder gebrauchen, es ist etwas nützlich", "das ist einigermaßen nützlich für mich"],
    2: ["das passt gut in mein Leben", "das ist nützlich für mich", "dafür habe ich Bedarf"],
    3: ["das ist genau das, was ich brauche", "das passt perfekt in mein Leben", "es löst ein echtes Problem von mir"],
  },
  quality: {
    [-3]: ["das ist miserabel", "das ist sehr schlecht", "@blunt furchtbar, so etwas Schlechtes kenne ich kaum"],
    [-2]: ["das ist schlecht", "das ist schlechter als das meiste, was ich kenne", "das ist schwach"],
    [-1]: ["das ist etwas enttäuschend", "das ist ein wenig schwach"],
    0: ["das ist durchschnittlich, weder gut noch schlecht", "weder gut noch schlecht"],
    1: ["das ist ganz in Ordnung", "das ist okay", "das ist akzeptabel"],
    2: ["das ist gut", "das ist besser als das meiste, es ist gut", "das ist ziemlich gut"],
    3: ["das ist hervorragend", "das ist sehr gut, es gehört zum Besten, was ich kenne", "das ist ausgezeichnet"],
  },
  intensity: {
    [-3]: ["überhaupt nicht", "gar nicht", "in keiner Weise"],
    [-2]: ["so gut wie gar nicht", "kaum, nur in geringem Maß", "kaum"],
    [-1]: ["ein wenig bis mittelmäßig", "etwas, aber weniger als mittelmäßig"],
    0: ["mittelmäßig", "einigermaßen, in mittlerem Maß", "mittel, irgendwo dazwischen"],
    1: ["mittel bis stark", "einigermaßen bis stark"],
    2: ["ziemlich stark", "in hohem Maß", "ziemlich stark, sehr wohl"],
    3: ["äußerst", "voll und ganz, in höchstem Maß", "sehr stark, äußerst"],
  },
} satisfies Record<string, Graded>; // prettier-ignore
