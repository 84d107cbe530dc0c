import type { VoicePack } from "../pack.ts";

/** Reasons that lie in novelty, technology and data. */
export const technologyReasons: VoicePack["reasons"] = {
  novelty: {
    pro: [
      "ich probiere gern Neues aus, das spricht dafür",
      "das kenne ich so nicht, und das macht mich neugierig",
      "@curious da wäre ich gern unter den Ersten, ich liebe Neues",
      "@chatty mal was anderes, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "neu heißt nicht besser, das brauche ich nicht",
      "@old nicht alles Neue ist Fortschritt, mich stört das eher",
      "@careful ich lasse lieber andere Versuchskaninchen sein, mir macht so etwas Sorgen",
      "@blunt neu? Na und",
    ],
  },
  ai: {
    pro: [
      "{claim} macht mich neugierig, [das könnte wirklich helfen|so etwas nutze ich schon]",
      "@young KI nutze ich sowieso den halben Tag, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@precise richtig eingesetzt ist KI ein echter Vorteil",
      "@curious was die KI aus meinen Angaben macht, würde ich gern sehen",
      "@warm wenn die KI mir lästige Arbeit abnimmt, freut mich das",
    ],
    con: [
      "{claim} schreckt mich ab, [ich denke lieber selbst|ich rede lieber mit Menschen]",
      "@warm mir wäre ein Mensch lieber als {claim}, das [stört mich|gefällt mir nicht|passt mir nicht]",
      "@chatty neulich hat mir so eine KI Unsinn erzählt, seitdem nervt mich das",
      "@precise wozu es hier KI braucht, leuchtet mir nicht ein, das [stört mich|gefällt mir nicht|passt mir nicht]",
      "@old ich will mir von keiner Maschine sagen lassen, was ich tun soll, das nervt mich",
      "@blunt jetzt steckt überall KI drin, das ist lächerlich",
      "@careful {claim} ist mir nicht geheuer, keiner kann mir erklären, was sie tut, das macht mir Sorgen",
    ],
  },
  tech: {
    pro: [
      "ein bisschen Technik mag ich, [solange sie funktioniert|und das klingt gut gemacht]",
      "@young die Technik daran ist richtig cool",
      "@curious mit den Einstellungen hätte ich meine Freude",
    ],
    con: [
      "noch etwas mit [Akku|App], das ist mir zu umständlich und nervt",
      "@old je mehr Technik, desto mehr geht kaputt, das gefällt mir nicht",
      "@blunt ich brauche nichts, das mit meinem Handy redet",
      "@careful wenn die Updates aufhören, ist es Elektroschrott, das [stört mich|gefällt mir nicht|passt mir nicht]",
    ],
  },
  crypto: {
    pro: ["@young mit Krypto kenne ich mich aus, das ist ein Plus", "@curious die Krypto-Seite finde ich interessant"],
    con: [
      "sobald ich Krypto lese, werde ich misstrauisch",
      "@blunt bei Krypto höre ich auf zu lesen, das ist Betrug",
      "@precise was die Blockchain hier bringt, kann mir keiner erklären, da bin ich [skeptisch|misstrauisch]",
      "@old Krypto, nein danke, da haben schon genug Leute ihr Erspartes verloren",
    ],
  },
  privacy_good: {
    pro: [
      "dass sie meine Daten in Ruhe lassen, ist selten und gut",
      "@careful meine Daten bleiben bei mir, da bin ich sehr erleichtert",
      "@precise beim Datenschutz sagen sie das Richtige, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "Datenschutz ist schnell versprochen, da bin ich [skeptisch|misstrauisch]",
      "@blunt ich habe nichts zu verbergen, das ist mir egal",
    ],
  },
  data_hungry: {
    pro: ["@young meine Daten haben sie sowieso, das ist für mich in Ordnung"],
    con: [
      "so viel Zugriff soll niemand haben, da ist mir unwohl",
      "was die alles über mich wissen wollen, geht zu weit, das ist unheimlich",
      "@blunt meine Daten gehen die nichts an, das ist dreist",
      "@precise was da an Daten verlangt wird, steht in keinem Verhältnis, das ist eine Zumutung",
      "@careful wenn die Daten einmal weg sind, habe ich das Problem, das macht mir Sorgen",
    ],
  },
  progress: {
    pro: [
      "es muss ja weitergehen, und die Richtung finde ich gut",
      "@curious das würde ich gern einmal selbst probieren, es interessiert mich",
      "es ist anders als das, womit wir groß geworden sind, und das gefällt mir",
      "@young das ist einfach die Zukunft, und das gefällt mir",
    ],
    con: [
      "man muss nicht jede Mode mitmachen, mich stört das eher",
      "@old das hat man uns von anderen Dingen auch erzählt, und wo sind die heute, das stört mich",
      "@careful ich würde ein paar Jahre warten, bis es ausgereift ist, im Moment macht es mir Sorgen",
      "@blunt eine Modeerscheinung, nichts Besonderes",
    ],
  },
  effort: {
    pro: [],
    con: [
      "das alles einzurichten, wäre mir zu umständlich",
      "@old noch ein Passwort, noch ein Konto, das ist mir zu mühsam und nervt",
      "@careful ich hätte Sorge, etwas falsch zu machen",
      "@precise der Aufwand beim Umstieg ist ein echter Nachteil",
    ],
  },
};
