import type { Graded } from "../pack.ts";

/** Answers about need and liking, from no to yes. */
export const relevance: Graded = {
  [-3]: [
    "ich brauche das überhaupt nicht",
    "das passt überhaupt nicht in mein Leben",
    "gar nicht, das nützt mir gar nichts",
    "@blunt kein Bedarf, braucht kein Mensch",
    "es löst kein Problem, das ich habe",
  ],
  [-2]: [
    "ich brauche das eigentlich nicht, es geht auch ohne",
    "das nützt mir wenig",
    "keinen echten Bedarf",
    "@old ich komme ohne aus, schon immer",
    "das ist für andere Leute gedacht, mir nützt es wenig",
  ],
  [-1]: [
    "höchstens nett zu haben",
    "wenig Nutzen, höchstens ab und zu",
    "es geht auch ohne, höchstens hin und wieder",
    "@careful eher für andere Leute, für mich höchstens ab und zu",
    "wenig Bedarf, höchstens gelegentlich",
  ],
  0: [
    "ab und zu könnte ich das vielleicht brauchen, {moment} etwa",
    "das passt teilweise in mein Leben, für bestimmte Anlässe",
    "hin und wieder, mehr nicht",
    "@precise einen Teil deckt es ab, nützt mir ein bisschen",
    "gelegentlich, {moment} zum Beispiel",
  ],
  1: [
    "{moment} wäre das ganz nützlich",
    "das passt einigermaßen gut zu mir",
    "ein wenig Bedarf habe ich schon, eher nützlich",
    "@chatty {moment} könnte ich das schon gebrauchen, ganz nützlich",
    "im Großen und Ganzen nützlich",
  ],
  2: [
    "das ist nützlich für mich, vor allem {moment}",
    "das passt gut in mein Leben",
    "ich habe wirklich Bedarf dafür",
    "@warm das würde mir helfen, es passt gut",
    "so etwas brauche ich wirklich",
  ],
  3: [
    "das ist genau das, was ich brauche",
    "das passt perfekt in mein Leben, {moment}",
    "das löst ein echtes Problem von mir",
    "@young wie für mich gemacht",
    "darauf habe ich gewartet, genau das, was ich brauche",
  ],
};

export const liking: Graded = {
  [-3]: [
    "ich finde es furchtbar",
    "mir gefällt daran überhaupt nichts",
    "scheußlich, damit will ich nichts zu tun haben",
    "@blunt schrecklich",
    "ich finde das schrecklich, ganz ehrlich",
  ],
  [-2]: [
    "es gefällt mir nicht",
    "das stört mich, eine schlechte Idee",
    "mir gefällt das gar nicht",
    "@warm tut mir leid, das ist nichts für mich",
    "ich finde das ziemlich schlecht",
  ],
  [-1]: [
    "ein bisschen enttäuschend",
    "es lässt mich eher kalt",
    "es haut mich nicht um",
    "@careful ich habe leichte Bedenken",
    "nichts Besonderes",
  ],
  0: [
    "weder gut noch schlecht",
    "ich habe gemischte Gefühle",
    "so mittel, unentschieden",
    "@precise manches daran gefällt mir, manches nicht",
    "es lässt mich unentschieden",
  ],
  1: [
    "es gefällt mir ganz gut",
    "ganz nett",
    "in Ordnung, sogar ganz nett",
    "@careful halbwegs ansprechend",
    "es gefällt mir ein bisschen",
  ],
  2: [
    "es gefällt mir",
    "das spricht mich an",
    "mir gefällt das meiste daran, das ist gut",
    "@chatty gefällt mir, wirklich",
    "eine gute Sache, gefällt mir",
  ],
  3: [
    "ich liebe es",
    "ich bin begeistert",
    "mir gefällt alles daran sehr, es ist wunderbar",
    "@young mega, ich bin total begeistert",
    "hervorragend, ich bin begeistert",
  ],
};
