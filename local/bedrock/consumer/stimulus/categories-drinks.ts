import { category } from "./category.ts";

export const drinkCategories = [
  category(
    "plant_drink",
    {
      field: "food",
      kind: "food",
      typical: 1.9,
      names:
        "oat drink*, oat milk*, oatmilk, plant drink*, plant milk*, plant-based milk*, almond milk*, almond drink*, soy milk*, soy drink*, haferdrink*, hafermilch, pflanzendrink*, pflanzenmilch, mandelmilch, mandeldrink*, sojamilch, sojadrink*, milchalternative*",
    },
    [
      ["oat drink", "n", "oat drinks", "drink", "drink", "normal milk"],
      "in my coffee; over my cereal; in the morning; in a porridge",
      "whether it froths; how it tastes; whether it curdles in coffee; how many oats are really in it",
    ],
    [
      ["Haferdrink", "m", "Haferdrinks", "trinken", "trinke", "normale Milch"],
      "im Kaffee; zum Müsli; morgens; zum Backen",
      "ob er sich aufschäumen lässt; wie er schmeckt; ob er im Kaffee flockt; wie viel Hafer wirklich drin ist",
    ],
  ),
  category(
    "milk",
    {
      field: "food",
      kind: "food",
      typical: 1.3,
      names: "milk, fresh milk, cheese*, butter, cream cheese, milch, käse*, butter, frischmilch, quark, sahne",
    },
    [
      ["milk", "n", "dairy products", "buy", "buy", "the milk I always get"],
      "at breakfast; in my coffee; for the family",
      "where it comes from; how the cows are kept; how long it keeps",
    ],
    [
      ["Milch", "f", "Milchprodukte", "kaufen", "kaufe", "die Milch, die ich immer nehme,"],
      "zum Frühstück; im Kaffee; für die Familie",
      "wo sie herkommt; wie die Kühe gehalten werden; wie lange sie sich hält",
    ],
  ),
  category(
    "coffee",
    {
      field: "drinks",
      kind: "food",
      typical: 6.5,
      names: "coffee*, espresso*, cold brew, coffee beans, coffee capsules, kaffee*, kaffeekapsel*, kaffeebohnen",
    },
    [
      ["coffee", "n", "coffee", "drink", "drink", "the beans I have at home"],
      "first thing in the morning; at my desk; after lunch",
      "how strong it is; where the beans come from; how it tastes without sugar",
    ],
    [
      ["Kaffee", "m", "Kaffeesorten", "trinken", "trinke", "die Bohnen, die ich zu Hause habe,"],
      "morgens als Erstes; am Schreibtisch; nach dem Essen",
      "wie stark er ist; woher die Bohnen kommen; wie er ohne Zucker schmeckt",
    ],
  ),
  category(
    "tea",
    {
      field: "drinks",
      kind: "food",
      typical: 3,
      names: "tea, teas, tea bags, iced tea*, kombucha*, tee, tees, teebeutel, eistee*, kräutertee",
    },
    [
      ["tea", "n", "tea", "drink", "drink", "my usual tea"],
      "in the evening; when I have a cold; at work",
      "how it tastes; what exactly is in it; how much caffeine it has",
    ],
    [
      ["Tee", "m", "Teesorten", "trinken", "trinke", "meine übliche Sorte"],
      "abends; bei einer Erkältung; bei der Arbeit",
      "wie er schmeckt; was genau drin ist; wie viel Koffein er hat",
    ],
  ),
  category(
    "soft_drink",
    {
      field: "drinks",
      kind: "food",
      typical: 1.3,
      names:
        "sugary water, sugar water, flavoured water*, zuckerwasser, soft drink*, lemonade*, soda*, cola*, juice*, smoothie*, sparkling drink*, vitamin drink*, limonade*, limo, saft, säfte, fruchtsaft*, schorle*, erfrischungsgetränk*, getränk*, drink, drinks, beverage*",
    },
    [
      ["drink", "n", "drinks", "drink", "drink", "tap water"],
      "on a hot day; with lunch; on the way home",
      "how sweet it is; how it tastes; how much fruit is in it",
    ],
    [
      ["Getränk", "n", "Getränke", "trinken", "trinke", "Leitungswasser"],
      "an heißen Tagen; zum Mittagessen; unterwegs",
      "wie süß es ist; wie es schmeckt; wie viel Frucht drin ist",
    ],
  ),
  category(
    "energy_drink",
    {
      field: "drinks",
      kind: "food",
      typical: 1.5,
      names: "energy drink*, energy shot*, caffeine drink*, pre-workout, energydrink*, energy-drink*, wachmacher*",
    },
    [
      ["energy drink", "n", "energy drinks", "drink", "drink", "a coffee"],
      "before a late shift; before training; on long drives",
      "how much caffeine is in it; what it does to my sleep; how sweet it is",
    ],
    [
      ["Energydrink", "m", "Energydrinks", "trinken", "trinke", "eine Tasse Kaffee"],
      "vor der Spätschicht; vor dem Training; auf langen Fahrten",
      "wie viel Koffein drin ist; wie ich danach schlafe; wie süß er ist",
    ],
  ),
  category(
    "water",
    {
      field: "drinks",
      kind: "food",
      typical: 0.7,
      names:
        "mineral water*, bottled water, spring water, water in, sparkling water, mineralwasser*, quellwasser, tafelwasser, wasser in",
    },
    [
      ["water", "n", "bottled waters", "drink", "drink", "tap water"],
      "on the go; with meals; at the gym",
      "what is different about it; where it comes from; what the bottle is made of",
    ],
    [
      ["Wasser", "n", "Wassersorten", "trinken", "trinke", "Leitungswasser"],
      "unterwegs; zum Essen; beim Sport",
      "was daran anders ist; wo es herkommt; woraus die Flasche ist",
    ],
  ),
  category(
    "alcohol",
    {
      field: "drinks",
      kind: "food",
      typical: 6,
      names:
        "beer*, wine*, gin, whisky, vodka, spirits, cocktail*, cider*, prosecco, alcohol-free beer, bier*, wein, weine, schnaps, sekt, likör*, radler, rotwein, weisswein",
    },
    [
      ["bottle", "n", "bottles like that", "drink", "drink", "what I usually open"],
      "with friends; on a Friday evening; with dinner",
      "how it tastes; where it is made; whether it is too sweet",
    ],
    [
      ["Flasche", "f", "Flaschen dieser Art", "trinken", "trinke", "das, was ich sonst aufmache,"],
      "mit Freunden; am Freitagabend; zum Essen",
      "wie es schmeckt; wo es hergestellt wird; ob es zu süß ist",
    ],
  ),
] as const;
