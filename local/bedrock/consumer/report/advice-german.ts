import type { AdviceTexts } from "./advice.ts";

export const adviceGerman: AdviceTexts = {
  danger: [
    "Die Gefahr beseitigen, bevor das Konzept wieder gezeigt wird",
    "Hier hilft keine Formulierung: Das Produkt muss so geändert werden, dass die genannte Gefahr wegfällt, und eine unabhängige Prüfung muss das bestätigen. Erst danach lohnt sich eine neue Befragung.",
  ],
  defect: [
    "Den Nachteil beheben, an dem sich die Befragten stoßen",
    "Der Nachteil steckt im Angebot, nicht in seiner Beschreibung. Diesen Teil ändern und die alte und die neue Fassung nebeneinander zeigen.",
  ],
  price: {
    pack: [
      "Einen niedrigeren Preis oder eine kleinere Packung testen",
      "Dasselbe Konzept zu einem niedrigeren Preis und als kleinere Packung neben dem jetzigen zeigen. Muss der Preis bleiben, gehört in einem Satz dazu, wofür er bezahlt wird.",
    ],
    plan: [
      "Einen niedrigeren Preis oder einen kleineren Tarif testen",
      "Dasselbe Konzept zu einem niedrigeren Preis und mit einem kleineren Einstiegstarif neben dem jetzigen zeigen. Muss der Preis bleiben, gehört in einem Satz dazu, wofür er bezahlt wird.",
    ],
    piece: [
      "Einen niedrigeren Preis oder eine einfachere Ausführung testen",
      "Dasselbe Konzept zu einem niedrigeren Preis und in einer einfacheren Ausführung neben dem jetzigen zeigen. Muss der Preis bleiben, gehört dazu, wofür er bezahlt wird, etwa wie lange das Gerät hält.",
    ],
    unknown: [
      "Die Preisfrage mit einem Test klären",
      "Das Konzept mit einem genannten und mit einem niedrigeren Preis zeigen. In einem Satz sagen, wofür der Preis bezahlt wird.",
    ],
  },
  contract: [
    "Die Bindung lockern",
    "Dasselbe ohne feste Laufzeit anbieten oder mit einem Ausstieg, der vorn im Angebot steht, und prüfen, ob das die Kaufabsicht stärker bewegt als der Preis.",
  ],
  data: [
    "Weniger Daten verlangen und sagen, wozu",
    "Auflisten, was erhoben wird, weglassen, was das Angebot nicht braucht, und den Rest in einem klaren Satz neben den Nutzen stellen.",
  ],
  proof: [
    "Das Versprechen belegen, statt es zu wiederholen",
    "Das stärkste Versprechen durch etwas Prüfbares ersetzen: einen benannten Test, eine Angabe mit Quelle oder eine Probe mit Geld zurück. Streichen, was sich nicht belegen lässt.",
  ],
  clarity: [
    "Klar sagen, was man bekommt",
    "Die Beschreibung ohne Eigenschaftswörter neu schreiben: was es ist, was es kann, was es kostet und wo es das gibt. Diese Fassung zuerst testen.",
  ],
  need: [
    "Den Anlass zeigen, zu dem man es braucht",
    "Eine konkrete Situation nennen, die damit gelöst wird, und das Konzept darauf bauen. Findet sich bei diesen Befragten keine, hilft eine andere Zielgruppe mehr als lautere Worte.",
  ],
  difference: [
    "Den einen Unterschied zum Gewohnten benennen",
    "Den Vergleich ins Konzept schreiben: was das übliche Produkt leistet und was dieses anders macht. Gibt es keinen Unterschied, geht es um Preis und Verfügbarkeit, nicht um Neuheit.",
  ],
  habit: [
    "Einen Grund zum Wechseln geben",
    "Der Gegner ist das, was die Leute heute benutzen. Sagen, was im Vergleich dazu besser wird, und den ersten Versuch billig und umkehrbar machen.",
  ],
  taste: [
    "Probieren lassen, bevor jemand zahlt",
    "Zweifel am Geschmack lassen sich nicht wegreden. Eine Verkostung oder eine kleine Probiergröße planen und das Ergebnis ins Konzept aufnehmen.",
  ],
  effort: [
    "Den Einstieg vereinfachen",
    "Die Schritte zwischen Kauf und Gebrauch kürzen und die übrigen beschreiben. Danach noch einmal fragen, ob es nach Arbeit klingt.",
  ],
  technology: [
    "Den Nutzen vor die Technik stellen",
    "Beschreiben, was leichter wird, und die Technik nur nennen, wo sie das erklärt. Wenn möglich einen Weg ohne sie anbieten.",
  ],
  advertising: [
    "Auf die Werbung verzichten, über die geklagt wird",
    "Werbung, bekannte Gesichter und große Worte herausnehmen und prüfen, ob die schlichte Fassung besser abschneidet.",
  ],
  green: [
    "Das Umweltversprechen belegen oder streichen",
    "Sagen, was besser ist, um wie viel und wer das geprüft hat. Lässt sich das nicht sagen, kostet das Versprechen mehr Vertrauen, als es bringt.",
  ],
  health: [
    "Die Zutaten in einfachen Worten erklären",
    "Sagen, was drin ist, was nicht, und was das für die Person ändert. Gesundheitsversprechen weglassen, die das Etikett nicht trägt.",
  ],
  quality: [
    "Zeigen, dass es hält",
    "Der Haltbarkeit eine Form geben, die sich prüfen lässt: eine Garantie, Ersatzteile oder ein Test nach Gebrauch.",
  ],
  audience: [
    "Sagen, für wen es ist, und die anderen weglassen",
    "Wer sich nicht gemeint fühlt, urteilt als Zuschauer. Die Zielgruppe im Konzept nennen und für die nächste Runde gewinnen.",
  ],
  appeal: [
    "Überarbeiten, was das Angebot auslöst",
    "Diese Befragten fragen, was sie zuerst ändern würden, zwei deutlich verschiedene Fassungen bauen und zwischen ihnen wählen lassen.",
  ],
};
