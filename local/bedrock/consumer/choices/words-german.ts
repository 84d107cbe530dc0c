import type { ChoiceWords } from "./words-english.ts";

export const german: ChoiceWords = {
  priceFirst: [
    "ich habe zuerst auf den Preis geschaut, und bei {worst} war ich fast immer raus",
    "bei mir ging es vor allem um „{name}“: {best} würde ich zahlen, {worst} ist etwas anderes",
    "ich bin nach dem Preis gegangen, ganz offen gesagt, und {best} hat mir die meisten Entscheidungen abgenommen",
    "@precise ich habe vor allem anderen die Preise verglichen und mich von dort vorgearbeitet",
    "@blunt der Preis hat entschieden, der Rest ist Beiwerk",
    "@warm ich muss schauen, was die Dinge kosten, deshalb habe ich jedes Mal beim Preis angefangen",
  ],
  first: [
    "zuerst habe ich auf „{name}“ geschaut, und {best} ist das, was ich will",
    "bei mir hing es vor allem an „{name}“: bei {best} wurde ich aufmerksam, bei {worst} fast nie",
    "ich bin immer wieder bei „{name}“ gelandet, weil {best} für mich einen Unterschied macht",
    "@precise ich habe alles zuerst nach „{name}“ sortiert und den Rest danach verglichen",
    "@blunt {best} oder gar nicht, das war meistens meine Regel",
    "@young {best} ist mir sofort aufgefallen, alles andere kam danach",
  ],
  priceNext: [
    "danach kam der Preis, im Rahmen jedenfalls",
    "dann habe ich geschaut, was es kostet, und bei {worst} war meistens Schluss",
    "der Preis kam bei mir an zweiter Stelle, ohne Grund wollte ich nicht bis {worst} gehen",
    "@careful und auf den Preis hatte ich immer ein Auge, falls es mehr wird, als ich ausgeben wollte",
  ],
  next: [
    "danach habe ich auf „{name}“ geachtet und lieber {best} genommen",
    "als Zweites kam „{name}“, da möchte ich {worst} eher nicht",
    "auch „{name}“ hat gezählt, wo es ging, habe ich {best} genommen",
    "@chatty und dann ist da noch „{name}“, {best} mag ich einfach, da kann ich nichts machen",
  ],
  priceLast: [
    "der Preis hat mich weniger bewegt, als ich gedacht hätte",
    "in diesem Rahmen habe ich nicht nach dem Preis entschieden",
    "was es kostet, war hier für mich die kleinste Frage",
  ],
  last: [
    "„{name}“ hat bei mir kaum gezählt",
    "zu „{name}“ kann ich wenig sagen, da habe ich kaum hingeschaut",
    "„{name}“ nehme ich, wie es kommt",
    "@blunt nach „{name}“ muss mich niemand fragen, das ist mir einerlei",
  ],
  refused: [
    "bei vielen Aufgaben hätte ich gar nichts gekauft, weil mir nichts davon das Geld wert war",
    "ziemlich oft wäre ich ohne eines davon gegangen",
    "meistens würde ich behalten, was ich habe",
  ],
  sometimes: [
    "ab und zu war nichts für mich dabei, dann habe ich es gelassen",
    "wo nichts zusammengepasst hat, hätte ich nichts gekauft",
    "meistens war eines dabei, mit dem ich leben könnte",
  ],
  always: [
    "es war immer eines dabei, das ich gekauft hätte",
    "ich habe jedes Mal etwas gefunden, es ging nur noch darum, welches",
    "ich kann mir vorstellen, so etwas zu kaufen, die Frage war nur, welches",
  ],
};
