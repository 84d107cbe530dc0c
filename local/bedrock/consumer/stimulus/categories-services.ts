import { category } from "./category.ts";

export const serviceCategories = [
  category(
    "bank_account",
    {
      field: "banks",
      kind: "service",
      typical: 5,
      per: "month",
      staple: true,
      names:
        "bank account*, current account*, checking account*, savings account*, credit card*, debit card*, bank, neobank*, girokonto*, konto, tagesgeld*, kreditkarte*, sparkonto*, depot*, loan*, kredit, mortgage*, buy now pay later",
    },
    [
      ["account", "n", "accounts and cards", "use", "use", "my account at the bank round the corner"],
      "for my salary; when I travel; for the rent",
      "what the small print says; how safe the money is; whether a human answers the phone",
    ],
    [
      ["Konto", "n", "Konten und Karten", "nutzen", "nutze", "mein Konto bei der Bank um die Ecke"],
      "fürs Gehalt; auf Reisen; für die Miete",
      "was im Kleingedruckten steht; wie sicher das Geld ist; ob da ein Mensch ans Telefon geht",
    ],
  ),
  category(
    "investment",
    {
      field: "banks",
      kind: "service",
      typical: 5,
      per: "month",
      names:
        "invest*, crypto*, bitcoin*, nft*, token, tokens, fund, etf*, robo-advisor*, pension*, stock*, geldanlage*, krypto*, fonds, aktien*, rente, altersvorsorge*, blockchain*",
    },
    [
      ["investment", "n", "investments", "use", "use", "my savings account"],
      "for my pension; with small amounts; every month",
      "what I can lose; what it costs in fees; who is behind it",
    ],
    [
      ["Geldanlage", "f", "Geldanlagen", "nutzen", "nutze", "mein Sparkonto"],
      "für die Rente; mit kleinen Beträgen; jeden Monat",
      "was ich verlieren kann; was sie an Gebühren kostet; wer dahintersteckt",
    ],
  ),
  category(
    "insurance",
    {
      field: "insurers",
      kind: "service",
      typical: 15,
      per: "month",
      names: "insurance*, policy, cover for, versicherung*, police, haftpflicht*, krankenkasse*, zahnzusatz*",
    },
    [
      ["policy", "n", "insurance policies", "use", "use", "the cover I have"],
      "for the family; when something breaks; when I travel",
      "what is excluded; whether they pay when it matters; how I get out of it",
    ],
    [
      ["Versicherung", "f", "Versicherungen", "nutzen", "nutze", "meine jetzige Absicherung"],
      "für die Familie; wenn etwas kaputtgeht; auf Reisen",
      "was ausgeschlossen ist; ob die im Ernstfall zahlen; wie ich da wieder rauskomme",
    ],
  ),
  category(
    "meal_kit",
    {
      field: "supermarkets",
      kind: "service",
      typical: 45,
      per: "use",
      names:
        "meal kit*, recipe box*, cooking box*, meal plan*, kochbox*, meal subscription*, food box*, breakfast box*, snack box*, coffee subscription*, box subscription*, abo-box*",
    },
    [
      ["box", "n", "food boxes", "use", "use", "my own shopping list"],
      "on weekdays; when I have no time to shop; on Sunday evenings",
      "how much packaging there is; whether the portions are enough; how I skip a week",
    ],
    [
      ["Kochbox", "f", "Kochboxen", "nutzen", "nutze", "meine eigene Einkaufsliste"],
      "unter der Woche; wenn ich nicht zum Einkaufen komme; sonntagabends",
      "wie viel Verpackung anfällt; ob die Portionen reichen; wie man eine Woche aussetzt",
    ],
  ),
  category(
    "produce_box",
    {
      field: "supermarkets",
      kind: "service",
      typical: 20,
      per: "use",
      names:
        "vegetable box*, veg box*, fruit box*, weekly box*, box of *, organic box*, gemüsekiste*, obstkiste*, biokiste*, bio-kiste*, gemüsebox*, abokiste*",
    },
    [
      ["box", "n", "weekly boxes", "use", "use", "my own shopping"],
      "on weekdays; when I cook for friends; in winter",
      "what is in it each week; how fresh it arrives; what I do with it when I am away",
    ],
    [
      ["Kiste", "f", "solche Kisten", "nutzen", "nutze", "das, was ich selbst einkaufe,"],
      "unter der Woche; wenn ich für Freunde koche; im Winter",
      "was jede Woche drin ist; wie frisch das ankommt; was ich damit mache, wenn ich verreise",
    ],
  ),
  category(
    "delivery",
    {
      field: "apps",
      kind: "service",
      typical: 4,
      per: "use",
      names:
        "grocery delivery*, food delivery*, delivery service*, delivery, deliver, lieferdienst*, lieferservice*, lebensmittellieferung*, supermarket delivery*, drone delivery*, click and collect, restaurant*, café*, takeaway*",
    },
    [
      ["delivery service", "n", "delivery services", "use", "use", "going to the shop myself"],
      "when I am ill; on late evenings; for heavy things",
      "how fresh it arrives; how the riders are paid; what the fees come to",
    ],
    [
      ["Lieferdienst", "m", "Lieferdienste", "nutzen", "nutze", "die Fahrt zum Supermarkt"],
      "wenn ich krank bin; spätabends; für schwere Sachen",
      "wie frisch das ankommt; wie die Fahrer bezahlt werden; was die Gebühren ausmachen",
    ],
  ),
  category(
    "energy",
    {
      field: "household",
      kind: "service",
      typical: 90,
      per: "month",
      staple: true,
      names:
        "electricity*, green energy*, power tariff*, solar*, heat pump*, energy contract*, energy tariff*, strom*, ökostrom*, stromtarif*, wärmepumpe*, photovoltaik*, balkonkraftwerk*, heizung*, gas tariff*",
    },
    [
      ["energy offer", "n", "energy offers", "use", "use", "my current supplier"],
      "at home; in winter; for the whole house",
      "what I really save in a year; how long I am tied in; who fixes it when it fails",
    ],
    [
      ["Angebot", "n", "Energieangebote", "nutzen", "nutze", "das, was ich jetzt habe,"],
      "zu Hause; im Winter; fürs ganze Haus",
      "was ich im Jahr wirklich spare; wie lange ich gebunden bin; wer kommt, wenn es ausfällt",
    ],
  ),
  category(
    "gym",
    {
      field: "apps",
      kind: "service",
      typical: 30,
      per: "month",
      names:
        "gym*, fitness studio*, yoga*, sports club*, personal trainer*, pilates*, massage*, hairdresser*, fitnessstudio*, sportverein*, friseur*, wellness*, spa, swimming pool*, dentist*, doctor*, telemedicine*, arzt, video consultation*, childcare*, kinderbetreuung*, tutor*, nachhilfe*, cleaning service*, putzhilfe*",
    },
    [
      ["service", "n", "services like that", "use", "use", "what I do now"],
      "after work; at the weekend; in winter",
      "how crowded it gets; how I cancel; who the people behind it are",
    ],
    [
      ["Angebot", "n", "solche Angebote", "nutzen", "nutze", "das, was ich jetzt mache,"],
      "nach der Arbeit; am Wochenende; im Winter",
      "wie voll es da ist; wie man kündigt; was für Leute dahinterstehen",
    ],
  ),
  category(
    "service",
    {
      field: "online",
      kind: "service",
      typical: 12,
      per: "month",
      names:
        "service*, subscription*, membership*, dienst, dienste, abo, abos, abonnement*, mitgliedschaft*, rental*, miete*, leasing*",
    },
    [
      ["service", "n", "services like that", "use", "use", "what I have now"],
      "every day; now and then; at home",
      "how I get out of it; what is included; who is behind it",
    ],
    [
      ["Angebot", "n", "solche Angebote", "nutzen", "nutze", "das, was ich jetzt habe,"],
      "im Alltag; ab und zu; zu Hause",
      "wie ich da wieder rauskomme; was inbegriffen ist; wer dahintersteckt",
    ],
  ),
  category(
    "thing",
    {
      field: "online",
      kind: "good",
      typical: 25,
      names: "product*, gadget*, device*, produkt*, gerät*, artikel*, tool*, werkzeug*",
    },
    [
      ["product", "n", "things like that", "use", "use", "what I have already"],
      "at home; every day; at work",
      "what it is good for; how long it lasts; who makes it",
    ],
    [
      ["Produkt", "n", "solche Sachen", "benutzen", "benutze", "das, was ich schon habe,"],
      "zu Hause; im Alltag; bei der Arbeit",
      "wozu es gut ist; wie lange es hält; wer es herstellt",
    ],
  ),
] as const;
