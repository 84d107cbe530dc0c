import { topicLines, type Topic } from "./topic.ts";

/** What is talked about in front of the shelf. */
export const shelfTopics: readonly Topic[] = [
  {
    name: "groceries",
    field: "price_sensitivity",
    pattern:
      /lebensmittel|grocer|supermarket|supermarkt|\bbutter\b|beurre|\baceite\b|\bla compra\b|\bel súper\b|\bspesa\b|hortifruti|\bfeira\b|\bcourses\b|wochenplan|meal deal|yellow sticker|\beggs\b|lentils|frozen vegetables|お米|スーパー|gyomu/giu,
    brands: ["supermarkets"],
    concerns: { anybody: 0.7, more: "hardup 2.6, thrifty 2, weighing 0.8, careless -0.6, kids 0.6" },
    lines: topicLines(`
hardup !minor||what food prices do to the week|What others write about food prices is {his} own week: {he} [has dropped two things from the list/cooks around the reduced shelf/counts eggs]
hardup|+|trust in {brand} for plain prices|{He} goes to {brand} first, because there the price on the shelf is the price {he} pays
thrifty||comparing food prices between shops|{He} follows what others pay for [butter and eggs/bread and oil/the weekly shop] and is pleased when {his} own total is lower
thrifty|+|{brand} as the place to save|{brand} gets most of the list, and half the saving, as {he} puts it, is having a list
weighing||food prices as a standing subject|Food prices come up in every talk lately; {he} joins in, then buys [the good cheese/the better bread] all the same
weighing|+|keeping to {brand} in spite of prices|{He} has tried cheaper shops and come back to {brand}, mostly out of habit
sceptic|-|doubts that {brand} is as cheap as it says|{He} no longer believes that {brand} is cheap and has the receipts to show it
easy||ease about food prices that worry others|That everybody talks about food prices has reached {him} without changing the basket
careless||not sharing the worry about food prices|The talk about what food costs bores {him}; {he} would rather hear what is for dinner
minor||food prices as heard at home|At home they talk about what food costs now, and {he} has learnt not to ask for the dear kind
||food prices as a standing subject|{He} notices that people talk about food prices as they used to talk about the weather
`),
  },
  {
    name: "own brands",
    field: "price_sensitivity",
    pattern:
      /own[- ]?(?:brand|label)s?|store brand|private label|eigenmarke|hausmarke|marques? (?:de )?distributeur|marque repère|marca blanca|hacendado|prodotti a marchio|marca própria|topvalu|トップバリュ|プライベートブランド|great value|kirkland/giu,
    brands: ["supermarkets"],
    concerns: { anybody: 0.9, more: "thrifty 2.2, hardup 2, weighing 1, sceptic 0.5" },
    lines: topicLines(`
sceptic||doubts about own-brand quality|{He} turns own brands round to see who makes them and suspects [the recipe/the weight/the second sorting] of being the price of the price
sceptic|-|doubts about what {brand} sells under its own name|What {brand} sells under its own name {he} tried once, and [tea/tuna/washing powder] was the end of it
hardup||own brands for nearly everything|{He} buys own brands for nearly everything and tips them into jars so that nobody at the table argues
thrifty|+|own brands of {brand} as good enough|{He} swears that nobody could tell the own brands of {brand} from the dear ones blindfolded, and has made them try
thrifty||pride in spotting good own brands|{He} keeps a private list of own brands that are as good and of those that are [not/a mistake]
weighing||own brands, with exceptions|Own brands are fine with {him} for [flour, tins and paper/pasta, milk and tissues], while [tea/coffee/mustard] stays what it was
enthusiast||curiosity about new own brands|New own brands go into {his} basket for the fun of testing them against the name
easy||staying with names where others go over to own brands|Friends have gone over to own brands; {he} nods and keeps buying the names {he} grew up with
||a view on own brands|On own brands {he} has a view for every shelf, and changes it after each disappointment
`),
  },
  {
    name: "smaller packs",
    field: "price_sensitivity",
    pattern:
      /shrinkflation|mogelpackung|reduflaci[oó]n|reduflação|ステルス値上げ|fewer (?:sheets|sweets)|小さくなった|encolheu|rétréci|weniger inhalt|grundpreis|price per (?:kilo|ounce)|unit price|prix au kilo|prezzo al chilo|reduflador/giu,
    brands: ["food", "household", "drinks"],
    concerns: { anybody: 1, more: "sceptic 1.4, hardup 1.4, thrifty 1.4, A- 0.6, C+ 0.6, careless -0.6" },
    lines: topicLines(`
sceptic|-|resentment of smaller packs, {brand} among them|Since the pack of {brand} got smaller and the price did not, {he} takes it as an answer to how customers are seen there
sceptic||suspicion of packs that shrink|{He} weighs a pack in the hand before {he} believes the label, and takes every rounder corner for [a trick/less inside]
hardup||watching unit prices|{He} reads nothing but the price per kilo now, because the packs [lie/shrink/look fuller than they are]
thrifty||watching unit prices|Packs that shrink at the same price make {him} photograph shelf labels and compare them at home
C+||keeping count of shrinking packs|{He} could tell from memory which three products have got lighter this year
weighing||dislike of hidden price rises|A price may rise, {he} says, but [to {his} face/not in grams]
weighing|-|being cross with {brand} over a smaller pack|{He} was fond of {brand} until somebody pointed out how much lighter the pack had become
||dislike of hidden price rises|Smaller packs at the old price annoy {him} more than an honest rise would
`),
  },
  {
    name: "plant milk",
    field: "psychographic_notes",
    pattern:
      /oat ?(?:milk|drink)?s?\b|hafer(?:drink|milch)?|plant milk|lait d.avoine|avoine|avena|leche de|latte d.avena|aveia|leite vegetal|notmilk|soy ?milk|豆乳|オーツ|oatly|alpro/giu,
    brands: [],
    ownBrands: ["Oatly", "Alpro", "Silk", "Bjorg", "Valsoia", "Marusan", "NotCo", "Planet Oat", "Yosoy"],
    concerns: { anybody: 0.8, more: "young 0.8, woman 0.4, O+ 0.7, O- 0.3, enthusiast 0.5, sceptic 0.5" },
    lines: topicLines(`
enthusiast|+|liking {brand} as a milk of plants|{He} came to oat drink by way of {brand} and tells cow's milk people about it sooner than they ask
enthusiast||ease with plant milk|There are two kinds of plant milk in {his} fridge, one for coffee and one on trial
sceptic||doubts about plant milk|A drink of oats is water with a story to {him}, and [milk comes from cows/the froth does not change that]
sceptic|-|finding {brand} overpriced|{He} thinks {brand} an expensive way to drink porridge
O-||staying with cow's milk|{He} stays with cow's milk and lets the young ones talk
hardup||plant milk as too dear|Oat drink {he} would take if it cost what milk costs; as long as it does not, the matter rests
thrifty||the cheap kind of plant milk|{He} drinks the cheapest oat drink there is and maintains that it froths
||plant milk for coffee, cow's milk for baking|{He} takes oat drink for coffee and cow's milk for pancakes and sees no contradiction
`),
  },
  {
    name: "coffee",
    field: "price_sensitivity",
    pattern:
      /coffee|kaffee|espresso|cappuccino|flat white|siebträger|\bcafés?(?!\p{L})|\bmoka\b|\bcaff[eè](?!\p{L})|pilão|kissaten|drip bag|コーヒー|喫茶/giu,
    brands: ["drinks"],
    concerns: { anybody: 1.2, more: "working 0.6, learning 0.6, hardup 0.5, thrifty 0.5, minor -2" },
    lines: topicLines(`
hardup||coffee at home instead of the café|Coffee comes from a flask now; {he} did the sum on {coffee} a cup once and [could not undo it/has walked past since]
thrifty||coffee at home instead of the café|{He} makes coffee at home and carries it along, at {coffee} a cup elsewhere a habit {he} can price by the year
thrifty|+|{brand} at home in place of the café|{He} buys {brand} when it is reduced and says it beats the café, though {he} misses the [chair/window/company]
weighing||what a coffee out may cost|{He} pays {coffee} for a coffee where there is a seat with it, and nothing for one in a paper cup
weighing|+|{brand} as everyday coffee|At home it is {brand}, out it is whatever the place pours, and {he} compares aloud
easy||the café as worth its price|{He} knows that coffee at home is cheaper and goes to the café for [the quarter of an hour/the people], not for the coffee
careless||the café as worth its price|What a cup costs {he} hears from others; the morning coffee out is not up for discussion
enthusiast||an interest in making good coffee|{He} has fallen for making coffee properly, scales included, and calls it saving
sceptic||mistrust of what cafés charge|{coffee} for hot milk with a name strikes {him} as a dare
||home coffee against the café|Between the pot at home and the café on the corner {he} decides anew every morning
`),
  },
  {
    name: "packaging",
    field: "psychographic_notes",
    pattern:
      /packag|verpack|unverpackt|emballage|\benvases?\b|imballagg|embalage|包装|\bplastics?\b|\brefills?\b|\brefil\b|詰め替え|mehrweg|zero waste|plastique|plástico|plastica/giu,
    brands: ["household", "drugstores"],
    concerns: { anybody: 0.8, more: "O+ 0.6, A+ 0.6, C+ 0.5, sceptic 0.3, youngkids 0.3" },
    lines: topicLines(`
sceptic||doubts about green packaging|Green leaves on a pack make {him} look for the plastic underneath
enthusiast|+|refills of {brand} as a step {he} likes|{He} buys refills of {brand} and shows visitors the empty shelf where bottles were
enthusiast||refilling and going without packaging|{He} carries jars to the shop with bulk goods, on weeks with time for it
hardup||packaging paid for unwillingly|Paying for a box that goes straight into the bin strikes {him} as the customer's loss twice over
kids||good intentions about packaging against daily life|Shopping without packaging has met {his} children and lost, except for the yoghurt in glasses
C+||sorting and avoiding packaging|{He} sorts waste into five and is cross with goods wrapped in three
||too much packaging as a daily annoyance|Things wrapped one by one inside a box inside a bag make {him} sigh aloud
`),
  },
];
