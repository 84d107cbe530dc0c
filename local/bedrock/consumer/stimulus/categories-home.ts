import { category } from "./category.ts";

export const homeCategories = [
  category(
    "skincare",
    {
      field: "cosmetics",
      kind: "good",
      typical: 12,
      names:
        "cream, creams, face cream*, moisturiser*, moisturizer*, serum*, lotion*, sunscreen*, skincare*, skin care*, anti-ageing*, anti-aging*, cleanser*, creme*, gesichtscreme*, hautpflege*, sonnencreme*, feuchtigkeitscreme*, pflege*, face mask*, body wash, shower gel*, duschgel*, soap*, seife*",
    },
    [
      ["cream", "n", "creams", "use", "use", "the one in my bathroom"],
      "in the morning; before bed; in winter",
      "how it feels on the skin; whether my skin can take it; what is in it",
    ],
    [
      ["Creme", "f", "Cremes", "benutzen", "benutze", "die aus meinem Badezimmer"],
      "morgens; vor dem Schlafengehen; im Winter",
      "wie sie sich auf der Haut anfühlt; ob meine Haut sie verträgt; was drin ist",
    ],
  ),
  category(
    "haircare",
    {
      field: "cosmetics",
      kind: "good",
      typical: 4.5,
      names:
        "shampoo*, conditioner*, hair mask*, hair care, hair dye*, hair oil, haarpflege*, spülung*, haarkur*, haarfarbe*, haarshampoo*, dry shampoo",
    },
    [
      ["shampoo", "n", "shampoos", "use", "use", "the bottle in my shower"],
      "in the shower; when I travel; every other day",
      "what it does to dry hair; how it smells; how long a bottle lasts",
    ],
    [
      ["Shampoo", "n", "Shampoos", "benutzen", "benutze", "die Flasche in meiner Dusche"],
      "unter der Dusche; auf Reisen; jeden zweiten Tag",
      "was es mit trockenem Haar macht; wie es riecht; wie lange eine Flasche hält",
    ],
  ),
  category(
    "makeup",
    {
      field: "cosmetics",
      kind: "good",
      typical: 10,
      names:
        "lipstick*, make-up*, makeup*, mascara*, foundation*, perfume*, fragrance*, nail polish*, lippenstift*, wimperntusche*, parfum*, parfüm*, duft, nagellack*, deodorant*, deo",
    },
    [
      ["product", "n", "things like that", "use", "use", "the one in my bag"],
      "when I go out; for work; on special days",
      "how long it lasts; how it looks on me; whether it irritates the skin",
    ],
    [
      ["Produkt", "n", "solche Sachen", "benutzen", "benutze", "das, was ich schon habe,"],
      "wenn ich ausgehe; bei der Arbeit; an besonderen Tagen",
      "wie lange es hält; wie es an mir aussieht; ob es die Haut reizt",
    ],
  ),
  category(
    "oral_care",
    {
      field: "drugstores",
      kind: "good",
      typical: 3.5,
      staple: true,
      names:
        "toothbrush*, toothpaste*, mouthwash*, floss, razor*, shaving*, zahnbürste*, zahnpasta*, zahncreme, mundspülung*, rasierer*, rasierklinge*, toothpaste tablet*, zahnputztablette*, tampon*, sanitary pad*, binden",
    },
    [
      ["thing for the bathroom", "n", "bathroom things", "use", "use", "the one in my bathroom"],
      "morning and night; when I travel; at home",
      "how clean it gets my teeth; how long it lasts; what my dentist says",
    ],
    [
      ["Badartikel", "m", "Badartikel", "benutzen", "benutze", "das, was schon im Bad steht,"],
      "morgens und abends; auf Reisen; zu Hause",
      "wie gründlich das ist; wie lange es hält; was mein Zahnarzt sagt",
    ],
  ),
  category(
    "cleaning",
    {
      field: "household",
      kind: "good",
      typical: 4,
      staple: true,
      names:
        "detergent*, laundry*, cleaning*, cleaner*, dishwash*, toilet paper, kitchen roll, bin bags, waschmittel*, putzmittel*, reiniger*, spülmittel*, toilettenpapier, klopapier, weichspüler*, refill*, nachfüllpack*",
    },
    [
      ["cleaning product", "n", "cleaning products", "use", "use", "the bottle under my sink"],
      "on cleaning day; in the kitchen; for the laundry",
      "how well it cleans; how it smells; how far a bottle goes",
    ],
    [
      ["Putzmittel", "n", "Putzmittel", "benutzen", "benutze", "die Flasche unter der Spüle"],
      "am Putztag; in der Küche; für die Wäsche",
      "wie gut es reinigt; wie es riecht; wie weit eine Flasche reicht",
    ],
  ),
  category(
    "kitchen_appliance",
    {
      field: "household",
      kind: "durable",
      typical: 120,
      names:
        "blender*, mixer*, air fryer*, coffee machine*, coffee maker*, kettle*, toaster*, oven*, fridge*, dishwasher*, washing machine*, kitchen appliance*, food processor*, juicer*, küchengerät*, küchenmaschine*, kaffeemaschine*, heissluftfritteuse*, heißluftfritteuse*, airfryer*, wasserkocher*, kühlschrank*, waschmaschine*, geschirrspüler*, backofen",
    },
    [
      ["appliance", "n", "kitchen appliances", "use", "use", "the one I have"],
      "in the kitchen; on Sundays; when guests come",
      "how loud it is; how easy it is to clean; whether it can be repaired",
    ],
    [
      ["Küchengerät", "n", "Küchengeräte", "benutzen", "benutze", "das, das ich habe,"],
      "in der Küche; sonntags; wenn Gäste kommen",
      "wie laut es ist; wie leicht es sich reinigen lässt; ob man es reparieren kann",
    ],
  ),
  category(
    "vacuum",
    {
      field: "household",
      kind: "durable",
      typical: 250,
      names:
        "vacuum*, robot vacuum*, mop*, lawn mower*, staubsauger*, saugroboter*, wischroboter*, rasenmäher*, mähroboter*, air purifier*, luftreiniger*, window cleaner",
    },
    [
      ["machine", "n", "machines like that", "use", "use", "my old vacuum"],
      "on Saturdays; while I am at work; under the sofa",
      "how it copes with hair; how loud it is; how long the battery lasts",
    ],
    [
      ["Gerät", "n", "solche Geräte", "benutzen", "benutze", "das Gerät, das ich habe,"],
      "samstags; während ich arbeite; unter dem Sofa",
      "wie es mit Haaren klarkommt; wie laut es ist; wie lange der Akku hält",
    ],
  ),
  category(
    "furniture",
    {
      field: "online",
      kind: "durable",
      typical: 300,
      names:
        "sofa*, chair*, desk*, mattress*, pillow*, bed, beds, shelf, lamp*, furniture*, stuhl*, schreibtisch*, matratze*, kissen*, bett, regal*, lampe*, möbel*, blanket*, decke, bettwäsche",
    },
    [
      ["piece of furniture", "n", "furniture", "use", "use", "the one I have"],
      "at home; in the bedroom; when I work from home",
      "how it feels; how long it lasts; how it gets up to my flat",
    ],
    [
      ["Möbelstück", "n", "Möbel", "benutzen", "benutze", "das, das ich habe,"],
      "zu Hause; im Schlafzimmer; im Homeoffice",
      "wie es sich anfühlt; wie lange es hält; wie es in meine Wohnung kommt",
    ],
  ),
  category(
    "bottle",
    {
      field: "household",
      kind: "good",
      typical: 22,
      names:
        "water bottle*, drinking bottle*, thermos*, lunch box*, reusable cup*, trinkflasche*, thermosflasche*, brotdose*, mehrwegbecher*, tumbler*, umbrella*, regenschirm*, backpack*, rucksack*, bag, bags, tasche, taschen, suitcase*, koffer*",
    },
    [
      ["bottle", "n", "things like that", "use", "use", "the one I carry around now"],
      "at the gym; on the train; at work",
      "whether it leaks; how it is to clean; how heavy it is",
    ],
    [
      ["Flasche", "f", "solche Sachen", "benutzen", "benutze", "die, die ich schon habe,"],
      "beim Sport; in der Bahn; bei der Arbeit",
      "ob das dicht hält; wie es sich reinigen lässt; wie schwer es ist",
    ],
  ),
  category(
    "clothing",
    {
      field: "clothing",
      kind: "good",
      typical: 40,
      staple: true,
      names:
        "t-shirt*, shirt*, jacket*, coat*, jeans, trousers, dress, dresses, socks, sock, underwear, leggings, clothing*, clothes, fashion*, hoodie*, sweater*, jacke*, hose, hosen, kleid, kleider, socken, unterwäsche, kleidung*, mode, pullover*, hemd*, mantel*",
    },
    [
      ["piece of clothing", "n", "clothes", "wear", "wear", "what hangs in my wardrobe"],
      "at work; at the weekend; when I go out",
      "how it fits; how it looks after ten washes; where it is sewn",
    ],
    [
      ["Kleidungsstück", "n", "Kleidung", "tragen", "trage", "das, was im Schrank hängt,"],
      "bei der Arbeit; am Wochenende; wenn ich ausgehe",
      "wie es sitzt; wie es nach zehn Wäschen aussieht; wo es genäht wird",
    ],
  ),
  category(
    "shoes",
    {
      field: "clothing",
      kind: "good",
      typical: 80,
      staple: true,
      names:
        "shoe*, sneaker*, trainers, boots, sandals, running shoe*, schuh*, stiefel, sandalen, laufschuh*, turnschuh*, slippers, hausschuh*",
    },
    [
      ["pair of shoes", "n", "shoes", "wear", "wear", "the pair I have"],
      "for walking to work; for running; every day",
      "how they fit wide feet; how long the sole lasts; how they are in the rain",
    ],
    [
      ["Paar Schuhe", "n", "Schuhe", "tragen", "trage", "das Paar, das ich habe,"],
      "auf dem Weg zur Arbeit; beim Laufen; im Alltag",
      "wie sie bei breiten Füßen sitzen; wie lange die Sohle hält; wie sie bei Regen sind",
    ],
  ),
  category(
    "toy",
    {
      field: "online",
      kind: "good",
      typical: 25,
      names:
        "toy*, board game*, puzzle*, card game*, lego, doll*, spielzeug*, brettspiel*, kinderspiel*, puppe*, kuscheltier*, book*, novel*, magazine*, buch, bücher, roman*, zeitschrift*",
    },
    [
      ["thing", "n", "games and books", "buy", "buy", "what we have on the shelf"],
      "on rainy Sundays; as a present; in the evening",
      "whether it holds anyone's attention; how sturdy it is; what age it is for",
    ],
    [
      ["Sache", "f", "Spiele und Bücher", "kaufen", "kaufe", "das, was schon im Regal steht,"],
      "an verregneten Sonntagen; als Geschenk; abends",
      "ob das jemanden länger fesselt; wie stabil es ist; für welches Alter es ist",
    ],
  ),
] as const;
