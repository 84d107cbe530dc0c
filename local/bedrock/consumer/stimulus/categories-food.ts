import { category } from "./category.ts";

export const foodCategories = [
  category(
    "yoghurt",
    {
      field: "food",
      kind: "food",
      typical: 1.2,
      names: "yoghurt*, yogurt*, skyr, quark, pudding*, joghurt*, dessert*",
    },
    [
      ["yoghurt", "n", "yoghurts", "eat", "eat", "plain yoghurt with fruit"],
      "for breakfast; after training; as a snack at work",
      "how sweet it is; how it tastes; what is in it besides milk",
    ],
    [
      ["Joghurt", "m", "Joghurts", "essen", "esse", "Naturjoghurt mit Obst"],
      "zum Frühstück; nach dem Sport; zwischendurch bei der Arbeit",
      "wie süß er ist; wie er schmeckt; was außer Milch noch drin ist",
    ],
  ),
  category(
    "snack_bar",
    {
      field: "food",
      kind: "food",
      typical: 1.6,
      names:
        "protein bar*, snack bar*, energy bar*, cereal bar*, granola bar*, nut bar*, fruit bar*, proteinriegel*, müsliriegel*, riegel, energieriegel, fruchtriegel, snack*",
    },
    [
      ["bar", "n", "bars", "eat", "eat", "a banana"],
      "on the train; after the gym; in the afternoon slump; in the kids' lunch box",
      "how it tastes; how much sugar is in it; whether it fills me up",
    ],
    [
      ["Riegel", "m", "Riegel", "essen", "esse", "eine Banane"],
      "in der Bahn; nach dem Sport; im Nachmittagstief; in der Brotdose",
      "wie er schmeckt; wie viel Zucker drin ist; ob er satt macht",
    ],
  ),
  category(
    "crisps",
    {
      field: "food",
      kind: "food",
      typical: 1.9,
      names:
        "crisps, chips, popcorn, nachos, crackers, pretzel*, lentil chips, nuts, knabber*, chips, cracker, nüsse, salzstangen",
    },
    [
      ["bag of crisps", "n", "crisps", "eat", "eat", "ordinary crisps"],
      "in front of the telly; when friends come round; on a Saturday night",
      "how salty they are; how they taste; how much is in the bag",
    ],
    [
      ["Knabberei", "f", "Knabbereien", "essen", "esse", "normale Chips"],
      "vor dem Fernseher; wenn Besuch kommt; am Samstagabend",
      "wie salzig das ist; wie es schmeckt; wie viel in der Tüte ist",
    ],
  ),
  category(
    "chocolate",
    {
      field: "food",
      kind: "food",
      typical: 1.6,
      names:
        "chocolate*, sweets, candy, cookie*, biscuit*, ice cream*, gummy, gummies, praline*, schokolade*, süssigkeit*, süßigkeit*, keks*, eis, eiscreme, gummibär*, praline*",
    },
    [
      ["chocolate", "n", "sweets", "eat", "eat", "my usual chocolate"],
      "with a coffee in the afternoon; on the sofa; as a small present",
      "how it tastes; how much sugar is in it; where the cocoa comes from",
    ],
    [
      ["Schokolade", "f", "Süßigkeiten", "essen", "esse", "meine übliche Sorte"],
      "nachmittags zum Kaffee; auf dem Sofa; als kleines Mitbringsel",
      "wie sie schmeckt; wie viel Zucker drin ist; wo der Kakao herkommt",
    ],
  ),
  category(
    "bread_cereal",
    {
      field: "food",
      kind: "food",
      typical: 2.8,
      staple: true,
      names:
        "bread*, cereal*, muesli*, granola*, oats, porridge, toast*, pasta, noodles, rice, brot*, müsli*, haferflocken, nudeln, reis, cornflakes, spaghetti, brötchen*, aufstrich*, spread*",
    },
    [
      ["product", "n", "products like that", "eat", "eat", "what is in my cupboard already"],
      "for breakfast; with the kids; on weekday evenings",
      "how it tastes; how much sugar is in it; how long it keeps",
    ],
    [
      ["Produkt", "n", "solche Produkte", "essen", "esse", "das, was schon im Schrank steht,"],
      "zum Frühstück; mit den Kindern; abends unter der Woche",
      "wie es schmeckt; wie viel Zucker drin ist; wie lange es sich hält",
    ],
  ),
  category(
    "ready_meal",
    {
      field: "food",
      kind: "food",
      typical: 4.2,
      names:
        "ready meal*, frozen meal*, frozen pizza*, pizza*, soup*, instant noodle*, microwave meal*, salad bowl*, ready-made*, fertiggericht*, tiefkühl*, tiefkühlpizza*, suppe*, mikrowelle*, bowl*, meal replacement*, shake, shakes, trinkmahlzeit*",
    },
    [
      ["meal", "n", "ready meals", "eat", "eat", "cooking for myself"],
      "on late evenings; at the office; when nobody wants to cook",
      "how it tastes; how big the portion is; what is in the sauce",
    ],
    [
      ["Fertiggericht", "n", "Fertiggerichte", "essen", "esse", "selbst Gekochtes"],
      "an langen Abenden; im Büro; wenn keiner kochen will",
      "wie es schmeckt; wie groß die Portion ist; was in der Soße steckt",
    ],
  ),
  category(
    "meat",
    {
      field: "food",
      kind: "food",
      typical: 5,
      names:
        "meat, beef, chicken*, pork, sausage*, ham, steak*, fish, salmon, fleisch, rindfleisch, hähnchen*, wurst*, schinken, fisch, lachs, eggs, eier",
    },
    [
      ["pack of meat", "n", "meat and fish", "eat", "eat", "what the butcher has"],
      "at the weekend; on the barbecue; for Sunday lunch",
      "where the animals come from; how they were kept; how fresh it is",
    ],
    [
      ["Fleischpackung", "f", "Fleisch und Fisch", "essen", "esse", "das vom Metzger"],
      "am Wochenende; auf dem Grill; zum Sonntagsessen",
      "wo die Tiere herkommen; wie sie gehalten wurden; wie frisch das ist",
    ],
  ),
  category(
    "meat_substitute",
    {
      field: "food",
      kind: "food",
      typical: 3.2,
      names:
        "plant-based burger*, vegan burger*, veggie burger*, meat substitute*, meat alternative*, plant-based meat, vegan sausage*, tofu, seitan, tempeh, fleischersatz*, fleischalternative*, veganer burger, vegane wurst, veggie-burger*, vegane*, cultured meat, laborfleisch, insect*, insekten*",
    },
    [
      ["meat substitute", "n", "meat substitutes", "eat", "eat", "ordinary mince"],
      "on the barbecue; in a bolognese; on weekdays",
      "what is in it; how it tastes; what the texture is like",
    ],
    [
      ["Fleischersatz", "m", "Fleischersatzprodukte", "essen", "esse", "normales Hackfleisch"],
      "auf dem Grill; in der Bolognese; unter der Woche",
      "was da drin ist; wie er schmeckt; wie er sich kaut",
    ],
  ),
  category(
    "supplement",
    {
      field: "drugstores",
      kind: "food",
      typical: 14,
      names:
        "supplement*, vitamin pill*, vitamins, multivitamin*, capsule*, collagen, probiotic*, omega-3, magnesium, protein powder*, superfood*, nahrungsergänzung*, vitamintablette*, kapseln, kollagen, proteinpulver, eiweisspulver, eiweißpulver, pills, tabletten, medicine*, painkiller*, remedy, medikament*",
    },
    [
      ["supplement", "n", "supplements", "take", "take", "a decent diet"],
      "in the morning; in winter; after training",
      "whether it does anything; what my doctor says; how high the dose is",
    ],
    [
      ["Präparat", "n", "Nahrungsergänzungsmittel", "nehmen", "nehme", "eine vernünftige Ernährung"],
      "morgens; im Winter; nach dem Training",
      "ob das etwas bringt; was mein Arzt dazu sagt; wie hoch es dosiert ist",
    ],
  ),
  category(
    "baby_food",
    {
      field: "drugstores",
      kind: "food",
      typical: 1.5,
      names:
        "baby food*, formula milk, baby formula, toddler snack*, nappies, diaper*, pram*, stroller*, baby monitor*, babynahrung, babybrei*, babygläschen, windeln, kinderwagen, babyphone, säuglings*",
    },
    [
      ["baby product", "n", "baby products", "buy", "buy", "what the midwife recommends"],
      "on the go with the little one; at home; at nursery",
      "whether it is tested; what is in it; what other parents say",
    ],
    [
      ["Babyprodukt", "n", "Babyprodukte", "kaufen", "kaufe", "das, was die Hebamme empfiehlt,"],
      "unterwegs mit dem Kleinen; zu Hause; in der Kita",
      "ob das geprüft ist; was drin ist; was andere Eltern sagen",
    ],
  ),
  category(
    "pet_food",
    {
      field: "supermarkets",
      kind: "food",
      typical: 5,
      names:
        "pet food*, dog food*, cat food*, dog*, cats, cat litter, for pets, pet owner*, hundefutter*, katzenfutter*, tierfutter*, hunde*, katzen*, haustier*, puppy",
    },
    [
      ["pet product", "n", "things for pets", "buy", "buy", "the usual food"],
      "at home; on walks; for the dog",
      "what is in it; what the vet says; whether an animal would touch it",
    ],
    [
      ["Tierprodukt", "n", "Sachen für Haustiere", "kaufen", "kaufe", "das übliche Futter"],
      "zu Hause; beim Gassigehen; für den Hund",
      "was drin ist; was der Tierarzt sagt; ob ein Tier das anrührt",
    ],
  ),
  category(
    "food",
    {
      field: "food",
      kind: "food",
      typical: 3,
      staple: true,
      names:
        "food*, sauce*, honey, jam, ketchup, tomato*, fruit*, vegetable*, apple*, potato*, lebensmittel*, soße*, honig, marmelade, obst, gemüse, äpfel, kartoffel*, salad*, salat*, olive oil, olivenöl, spice*, gewürz*",
    },
    [
      ["product", "n", "groceries like that", "eat", "eat", "what I always buy"],
      "at home; on weekdays; when I cook",
      "how it tastes; what is in it; where it comes from",
    ],
    [
      ["Produkt", "n", "solche Lebensmittel", "essen", "esse", "das, was ich immer kaufe,"],
      "zu Hause; unter der Woche; beim Kochen",
      "wie es schmeckt; was drin ist; wo es herkommt",
    ],
  ),
] as const;
