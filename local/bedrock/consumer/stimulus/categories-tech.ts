import { category } from "./category.ts";

export const techCategories = [
  category(
    "smartphone",
    {
      field: "tech",
      kind: "durable",
      typical: 450,
      staple: true,
      names: "smartphone*, phone*, mobile phone*, handy, handys, mobiltelefon*, foldable",
    },
    [
      ["phone", "n", "phones", "use", "use", "the phone in my pocket"],
      "all day; on the train; for photos",
      "how long the battery lasts; how long it gets updates; whether it can be repaired",
    ],
    [
      ["Smartphone", "n", "Smartphones", "benutzen", "benutze", "das Telefon in meiner Tasche"],
      "den ganzen Tag; in der Bahn; zum Fotografieren",
      "wie lange der Akku hält; wie lange es Updates gibt; ob man es reparieren kann",
    ],
  ),
  category(
    "wearable",
    {
      field: "tech",
      kind: "durable",
      typical: 160,
      names:
        "smartwatch*, smart watch*, fitness tracker*, fitness band*, smart ring*, smart glasses, wearable*, fitnessarmband*, fitnesstracker*, smarte uhr, datenbrille*, ar glasses, headset*, vr*",
    },
    [
      ["gadget", "n", "gadgets like that", "wear", "wear", "an ordinary watch"],
      "when I run; at night; at work",
      "how accurate it is; where my data goes; how often it needs charging",
    ],
    [
      ["Gerät", "n", "solche Geräte", "tragen", "trage", "eine normale Uhr"],
      "beim Laufen; nachts; bei der Arbeit",
      "wie genau das misst; wo meine Daten landen; wie oft es geladen werden muss",
    ],
  ),
  category(
    "audio",
    {
      field: "tech",
      kind: "durable",
      typical: 110,
      names:
        "headphone*, earbud*, speaker*, soundbar*, earphones, kopfhörer*, lautsprecher*, ohrhörer, bluetooth-box, hearing aid*, hörgerät*",
    },
    [
      ["pair of headphones", "n", "headphones", "use", "use", "my old headphones"],
      "on the train; in the office; in the kitchen",
      "how they sound; whether they stay in; how long the battery lasts",
    ],
    [
      ["Kopfhörer", "m", "Kopfhörer", "benutzen", "benutze", "meine alten Kopfhörer"],
      "in der Bahn; im Büro; in der Küche",
      "wie er klingt; ob er im Ohr hält; wie lange der Akku hält",
    ],
  ),
  category(
    "computer",
    {
      field: "tech",
      kind: "durable",
      typical: 700,
      names:
        "laptop*, tablet, tablets, computer*, notebook*, e-reader*, monitor*, printer*, drucker*, rechner, television*, tv, fernseher*, console*, konsole*, camera*, kamera*, drone*",
    },
    [
      ["device", "n", "devices like that", "use", "use", "the one on my desk"],
      "at work; on the sofa; in the evening",
      "how fast it is; how long it lasts; what support is like",
    ],
    [
      ["Gerät", "n", "solche Geräte", "benutzen", "benutze", "das auf meinem Schreibtisch"],
      "bei der Arbeit; auf dem Sofa; abends",
      "wie schnell es ist; wie lange es hält; wie der Kundendienst ist",
    ],
  ),
  category(
    "smart_home",
    {
      field: "tech",
      kind: "durable",
      typical: 80,
      names:
        "smart home*, smart speaker*, thermostat*, smart lamp*, smart light*, security camera*, video doorbell*, doorbell*, smart lock*, smarthome*, smart-home*, heizungssteuerung*, überwachungskamera*, türklingel*, voice assistant*, sprachassistent*, robot, robots, roboter, smart mirror*",
    },
    [
      ["smart device", "n", "smart devices", "use", "use", "an ordinary switch"],
      "at home; when we are away; in winter",
      "what happens when the internet is down; who can listen in; how hard it is to set up",
    ],
    [
      ["Smart-Home-Gerät", "n", "smarte Geräte", "benutzen", "benutze", "ganz normale Schalter"],
      "zu Hause; wenn wir verreist sind; im Winter",
      "was passiert, wenn das Internet ausfällt; wer da mithören kann; wie kompliziert die Einrichtung ist",
    ],
  ),
  category(
    "fitness_app",
    {
      field: "apps",
      kind: "app",
      typical: 8,
      per: "month",
      names:
        "fitness app*, health app*, workout app*, meditation app*, sleep app*, diet app*, fitness-app*, gesundheits-app*, meditations-app*, schlaf-app*, abnehm-app*, running app*, mental health app*, therapy app*, calorie*",
    },
    [
      ["app", "n", "health apps", "use", "use", "my own routine"],
      "before bed; at the gym; in the lunch break",
      "who sees my health data; whether I would still use it after two weeks; what it does better than the free ones",
    ],
    [
      ["App", "f", "Gesundheits-Apps", "benutzen", "benutze", "meine eigene Routine"],
      "vor dem Schlafen; im Fitnessstudio; in der Mittagspause",
      "wer meine Gesundheitsdaten sieht; ob ich sie nach zwei Wochen noch benutzen würde; was sie besser kann als die kostenlosen",
    ],
  ),
  category(
    "finance_app",
    {
      field: "banks",
      kind: "app",
      typical: 5,
      per: "month",
      names:
        "budgeting app*, finance app*, savings app*, money app*, banking app*, investment app*, expense*, haushaltsbuch*, finanz-app*, finanzapp*, spar-app*, banking-app*, budget app*, budget-app*, trading app*, pay app*, payment app*, bezahl-app*",
    },
    [
      ["app", "n", "money apps", "use", "use", "my own spreadsheet"],
      "at the end of the month; on the train; when the rent goes out",
      "who can see my account; how it makes its money; what happens if it is hacked",
    ],
    [
      ["App", "f", "Finanz-Apps", "benutzen", "benutze", "meine eigene Tabelle"],
      "am Monatsende; in der Bahn; wenn die Miete abgeht",
      "wer mein Konto sehen kann; womit die ihr Geld verdienen; was passiert, wenn sie gehackt wird",
    ],
  ),
  category(
    "app",
    {
      field: "apps",
      kind: "app",
      typical: 6,
      per: "month",
      names:
        "app, apps, application*, software*, platform*, chatbot*, assistant*, website*, browser*, online tool*, plattform*, assistent*, programm, dating app*, dating-app*, social network*, netzwerk*, browser extension, ai companion, ki-assistent*",
    },
    [
      ["app", "n", "apps", "use", "use", "the apps I already have"],
      "on my phone; on the way to work; in the evening",
      "what it does with my data; what it can do that the free ones cannot; how long it takes to get the hang of it",
    ],
    [
      ["App", "f", "Apps", "benutzen", "benutze", "die Apps, die ich schon habe,"],
      "auf dem Handy; auf dem Weg zur Arbeit; abends",
      "was sie mit meinen Daten macht; was sie kann, was die kostenlosen nicht können; wie lange man sich einarbeiten muss",
    ],
  ),
  category(
    "streaming",
    {
      field: "apps",
      kind: "app",
      typical: 11,
      per: "month",
      names:
        "streaming*, music service*, podcast*, audiobook*, video service*, e-book*, news subscription*, newspaper*, newsletter*, streamingdienst*, hörbuch*, zeitungsabo*, game, games, gaming*, videogame*, video game*, spiel, computerspiel*, online course*, course, courses, language course*, onlinekurs*, kurs, kurse, sprachkurs*, lern-app*, learning app*, language app*",
    },
    [
      ["service", "n", "subscriptions like that", "use", "use", "what I already pay for"],
      "in the evening; on the train; at the weekend",
      "what is on it; how easy it is to cancel; whether the family can share it",
    ],
    [
      ["Dienst", "m", "solche Dienste", "benutzen", "benutze", "das, wofür ich schon zahle,"],
      "abends; in der Bahn; am Wochenende",
      "was man da bekommt; wie leicht man kündigen kann; ob die Familie mitnutzen darf",
    ],
  ),
  category(
    "telecom",
    {
      field: "telecom",
      kind: "service",
      typical: 20,
      per: "month",
      staple: true,
      names:
        "mobile plan*, phone plan*, phone contract*, broadband*, internet plan*, sim card*, data plan*, mobilfunk*, handytarif*, handyvertrag*, internetanschluss*, internettarif*, dsl, glasfaser*, flatrate*, tarif, fibre",
    },
    [
      ["plan", "n", "phone and internet plans", "use", "use", "my current contract"],
      "at home; on the go; abroad",
      "how good the network is here; what it costs after the first year; how long I am tied in",
    ],
    [
      ["Tarif", "m", "Tarife", "nutzen", "nutze", "das, was ich jetzt habe,"],
      "zu Hause; unterwegs; im Ausland",
      "wie gut das Netz hier ist; was er nach dem ersten Jahr kostet; wie lange ich gebunden bin",
    ],
  ),
] as const;
