import type { Sides } from "../voice/pack.ts";
import type { Dimension } from "./dimensions.ts";

/** What people say about themselves to explain an answer, in German. */
export const traitReasons: Readonly<Record<Dimension, Sides>> = {
  health: {
    pro: ["ich lese, was drin ist, bevor es in den Wagen kommt", "Essen und Trinken beschäftigen mich"],
    con: ["ich esse, worauf ich Lust habe, das Zählen überlasse ich anderen", "Etiketten lese ich nicht"],
  },
  sport: {
    pro: ["ich habe meine festen Tage im Training", "ohne mein Training bin ich nicht ich selbst"],
    con: ["mein Sport ist die Treppe zur Wohnung", "ein Fitnessstudio habe ich seit Jahren nicht von innen gesehen"],
  },
  green: {
    pro: ["ich trenne, fülle nach und repariere, was geht", "ich denke daran, was wir denen nach uns hinterlassen"],
    con: ["das Klima ist beim Einkaufen weit weg für mich", "die Welt zu retten überlasse ich den Firmen"],
  },
  animals: {
    pro: ["Tiere gehören zu meinem Leben, seit ich klein war", "ich schaue, wie die Tiere gehalten wurden"],
    con: ["bei uns gab es Fleisch, dabei ist es geblieben", "nach dem Hof frage ich beim Einkaufen nicht"],
  },
  local: {
    pro: ["ich gehe in die Läden um die Ecke und kenne die Leute dort", "die Herkunft eines Produkts lese ich nach"],
    con: ["woher es kommt, schaue ich mir als Letztes an", "auf der Landkarte suche ich mein Essen nicht"],
  },
  thrift: {
    pro: ["ich weiß, was die Dinge kosten, und schaue auf jede Rechnung", "ich schaue in zwei, drei Läden, bevor ich zahle", "bei meinem Geld muss ich zweimal hinsehen"],
    con: ["ich drehe nicht jede Münze um", "die Rechnung schaue ich mir später an", "mit Preisen verbringe ich meine Zeit nicht"],
  },
  quality: {
    pro: ["ich pflege meine Sachen und behalte sie", "ich drehe die Dinge um und schaue auf die Nähte, bevor ich zahle"],
    con: ["bei mir muss nichts ewig halten", "was hin ist, wird ersetzt"],
  },
  convenience: {
    pro: ["meine Tage sind voll, da zählt jede Minute", "abends habe ich keine Kraft für Umwege"],
    con: ["bei mir eilt es beim Einkaufen nicht", "beim Einkaufen und Kochen schaue ich nicht auf die Uhr"],
  },
  tech: {
    pro: ["mein halbes Leben ist sowieso auf dem Telefon", "bei uns zu Hause richte ich die Geräte ein"],
    con: ["ich bin jemand für Stift und Papier", "vor Bildschirmen verbringe ich meinen Tag nicht"],
  },
  privacy: {
    pro: ["wo ich bin, geht nur mich an", "meine Daten behalte ich bei mir"],
    con: ["ich klicke auf Zustimmen und mache weiter", "die wissen sowieso alles über mich"],
  },
  style: {
    pro: ["mein Zuhause habe ich Stück für Stück eingerichtet", "ich verfolge, was die Leute tragen"],
    con: ["ich trage meine Sachen, bis sie Löcher haben", "mich hat noch niemand um Rat in Stilfragen gebeten"],
  },
  social: {
    pro: ["im Freundeskreis reden wir über solche Sachen", "vieles habe ich zuerst bei Freunden gesehen"],
    con: ["das entscheide ich allein", "andere Leute frage ich da nicht"],
  },
  family: {
    pro: ["zu Hause geht es nicht nur um mich", "ich denke zuerst an die Familie"],
    con: ["ohne Kinder im Haus entscheide ich für mich", "bei mir sind keine Kinder, an die ich denken muss"],
  },
  tradition: {
    pro: ["das mache ich so, seit ich denken kann", "so kenne ich das von zu Hause"],
    con: ["meine Gewohnheiten wechseln mit den Jahreszeiten", "an alten Gewohnheiten hänge ich nicht"],
  },
  income: {
    pro: ["am Ende des Monats bleibt genug übrig", "ich verdiene genug, um deswegen nicht wach zu liegen"],
    con: ["am Ende des Monats bleibt nicht viel übrig", "mein Einkommen entscheidet da vieles für mich"],
  },
  age: {
    pro: ["in meinem Alter hat man ein paar Dinge gesehen", "ich habe ein paar Jahrzehnte Einkaufen hinter mir"],
    con: ["meine Generation kennt das von Kindheit an", "ich bin jung und finde noch heraus, was zu mir gehört"],
  },
  belief: {
    pro: ["ich gehe offen an die Dinge heran", "ich höre den Leuten erst einmal zu"],
    con: ["mir wurde im Lauf der Jahre viel erzählt", "ich schaue hinter die Worte, bevor ich nicke"],
  },
  openness: {
    pro: ["ich schaue gern, was es sonst noch gibt", "wenn alles bleibt, wie es ist, werde ich unruhig"],
    con: ["ich weiß, was ich habe, und das genügt mir", "Experimente überlasse ich anderen"],
  },
  order: {
    pro: ["ich schreibe Listen und halte mich daran", "ich informiere mich, bevor ich mich entscheide"],
    con: ["ich entscheide an Ort und Stelle, Listen gehen bei mir verloren", "für Pläne bin ich nicht bekannt"],
  },
  outgoing: {
    pro: ["ich bin an den meisten Tagen unter Leuten", "je mehr Leute da sind, desto mehr bin ich zu Hause"],
    con: ["ich bleibe mehr für mich als andere", "ich bleibe lieber mit einem Buch zu Hause"],
  },
  kindness: {
    pro: ["ich versuche, auch die andere Seite zu sehen", "ich denke an die, die es gemacht haben"],
    con: ["ich sage, was ich denke, und lasse andere dasselbe tun", "ich schaue zuerst auf mich"],
  },
  worry: {
    pro: ["nachts liege ich deswegen wach", "ich denke an alles, was passieren kann"],
    con: ["ich schlafe ruhig, was auch kommt", "mich bringt so schnell keine Nachricht aus der Ruhe"],
  },
}; // prettier-ignore

export const brandReasons: Sides = {
  pro: ["{brand} steht bei mir seit Jahren zu Hause", "{brand} habe ich schon oft gekauft"],
  con: ["mit {brand} habe ich meine Geschichte", "um {brand} mache ich einen Bogen"],
};
