import { category } from "./category.ts";

export const mobilityCategories = [
  category(
    "car",
    {
      field: "mobility",
      kind: "durable",
      typical: 27_000,
      names:
        "car, cars, electric car*, ev, suv*, hybrid*, auto, autos, elektroauto*, e-auto*, kleinwagen, vehicle*, fahrzeug*, van, motorbike*, motorrad*",
    },
    [
      ["car", "n", "cars", "drive", "drive", "my old car"],
      "for the commute; on holiday; for the big shop",
      "what the range is in winter; what repairs cost; what it is worth in five years",
    ],
    [
      ["Auto", "n", "Autos", "fahren", "fahre", "mein altes Auto"],
      "auf dem Weg zur Arbeit; im Urlaub; für den Großeinkauf",
      "wie weit es im Winter kommt; was Reparaturen kosten; was es in fünf Jahren wert ist",
    ],
  ),
  category(
    "bike",
    {
      field: "mobility",
      kind: "durable",
      typical: 1_500,
      names:
        "e-bike*, ebike*, bike, bikes, bicycle*, cargo bike*, e-scooter*, electric scooter*, fahrrad*, lastenrad*, pedelec*, rad, räder, tretroller*, roller, helmet*, helm",
    },
    [
      ["bike", "n", "bikes and scooters", "ride", "ride", "my old bike"],
      "to work; at the weekend; for short trips in town",
      "how heavy it is; how far the battery goes; where I can have it repaired",
    ],
    [
      ["Rad", "n", "Räder und Roller", "fahren", "fahre", "mein altes Rad"],
      "zur Arbeit; am Wochenende; für kurze Wege in der Stadt",
      "wie schwer es ist; wie weit der Akku reicht; wo man es reparieren lassen kann",
    ],
  ),
  category(
    "mobility_service",
    {
      field: "mobility",
      kind: "service",
      typical: 45,
      per: "month",
      names:
        "car sharing*, carsharing*, ride-hailing*, ride sharing*, taxi*, public transport*, monthly ticket*, train ticket*, bus pass*, rail*, mitfahr*, deutschlandticket*, monatskarte*, nahverkehr*, bahnticket*, zugticket*, bahncard*, scooter sharing*, bike sharing*, parking*, parkplatz*, charging station*, robotaxi*, mobility service*",
    },
    [
      ["service", "n", "services like that", "use", "use", "my car"],
      "to work; on rainy days; on late evenings",
      "whether it is there when I need it; what it costs in the end; how it works outside the centre",
    ],
    [
      ["Dienst", "m", "solche Dienste", "nutzen", "nutze", "mein eigenes Auto"],
      "auf dem Weg zur Arbeit; bei Regen; spätabends",
      "ob er da ist, wenn ich ihn brauche; was er am Ende kostet; wie das außerhalb der Innenstadt läuft",
    ],
  ),
  category(
    "travel",
    {
      field: "travel",
      kind: "service",
      typical: 110,
      per: "use",
      names:
        "flight*, hotel*, holiday*, vacation*, city trip*, cruise*, camping*, travel*, trip, trips, resort*, flug, flüge, flugticket*, urlaub*, reise*, kreuzfahrt*, ferienwohnung*, städtereise*, airline*, night train*, nachtzug*",
    },
    [
      ["trip", "n", "trips like that", "book", "book", "my usual holiday"],
      "in summer; at a long weekend; with the family",
      "what is included; how it looks in reality; what happens if I have to cancel",
    ],
    [
      ["Reise", "f", "solche Reisen", "buchen", "buche", "die Art Urlaub, die ich sonst mache,"],
      "im Sommer; am langen Wochenende; mit der Familie",
      "was inbegriffen ist; wie es dort wirklich aussieht; was passiert, wenn ich absagen muss",
    ],
  ),
] as const;
