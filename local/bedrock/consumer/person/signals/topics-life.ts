import { topicLines, type Topic } from "./topic.ts";

/** What is talked about things and habits. */
export const lifeTopics: readonly Topic[] = [
  {
    name: "repairing",
    field: "psychographic_notes",
    pattern:
      /repair|reparier|réparat|\barreglar|reparar|riparar|consert|修理|technician|techniker|\btécnico|\btecnico|mend(?:ed|ing|it)\b|fixed a|repair café/giu,
    brands: ["household", "tech"],
    concerns: { anybody: 0.9, more: "man 0.4, old 0.5, C+ 0.5, thrifty 0.6, hardup 0.6, sceptic 0.3, minor -1" },
    lines: topicLines(`
sceptic|-|the conviction that {brand} builds things to fail|That a thing of {brand} cannot be opened without breaking it tells {him} all about the firm
sceptic||the conviction that things are built to fail|Machines were made to last once and are made to be replaced now, in {his} telling
old|+|trust in {brand} because it could be repaired|{He} trusts {brand} because a man came, opened it and had the part in the van
hardup||repairing before buying|Before anything is replaced somebody {he} knows takes a screwdriver to it
thrifty||repairing before buying|{He} has mended [a dryer/a kettle/a washing machine] after a video and quotes what a new one would have cost
C+|+|choosing {brand} for spare parts|{He} asks about spare parts before buying, which is how {he} came to {brand}
enthusiast||pleasure in repairing|{He} likes the repair evenings in the neighbourhood more than the repaired toaster
careless||replacing instead of repairing|Others write about repairs as of a sport; {he} orders a new one and feels a little guilty
||regard for things that can be repaired|{He} respects a shop that mends things and tells others where it is
`),
  },
  {
    name: "fitness",
    field: "psychographic_notes",
    pattern:
      /\bgym\b|fitness|workout|\brunning\b|\blaufen\b|joggen|salle de sport|gimnasio|palestra|academia|\btreino|protein|ジム|筋トレ|chocozap/giu,
    brands: ["clothing"],
    concerns: { anybody: 0.5, more: "young 1, middle 0.4, about-health 0.8, C+ 0.3, old -0.3" },
    lines: topicLines(`
hardup||exercise that costs nothing|{He} trains in the park, where there is no contract to get out of
thrifty||gym fees against use|{He} divides the gym's fee by the visits and does not like the result
C-||good intentions about the gym|The gym gets {his} money every month and {him} in January
sceptic||doubts about protein on every label|Protein on the label of [popcorn/water/pudding] makes {him} laugh aloud in the aisle
enthusiast|+|{brand} as part of a new sport|{He} starts a sport a year, from the shoes up, and {brand} profits from it
enthusiast||joy in new kinds of training|{He} is the first in a new class and tells the trainer about others
old||moving about instead of training|Stairs and the garden are {his} gym, and [a knee/the doctor] approves
||moving about without making a cult of it|{He} moves about enough, {he} thinks, and finds those who talk of it tiring
`),
  },
  {
    name: "pets",
    field: "psychographic_notes",
    pattern:
      /\bdogs?\b|\bcats?\b|spaniel|\bhunde?\b|katze|votre chat|mon chat|croquettes|\bperro|\bcane\b|\bgatto|cachorro|caramelo|\bração|犬|猫|\bvets?\b|tierarzt|veterin|\bshiba\b/giu,
    brands: [],
    concerns: { anybody: 0.4, more: "alone 0.5, couple 0.4, kids 0.4, old 0.4, home -1" },
    lines: topicLines(`
hardup||what an animal costs others|A dog {he} would like and does not get, having read what the vet takes
thrifty||sparing on everything but the animal|{He} reads what others pay for the dog and is ashamed of how little {he} would save on one
alone||an animal as company that costs|{He} talks to other people's dogs on the street and, on some days, to nobody else
kids||a pet as a subject at home|The children want a dog; {he} has the costs on a sheet of paper and is losing
sceptic||doubts about pet insurance|Insurance for animals is a wager against a vet, {he} says, and {he} knows who wins
old||fondness for animals in the neighbourhood|{He} keeps treats in the coat for the dogs of the street
||animals as a place where reason stops|People who count every coin and not the dog's are dear to {him}
`),
  },
  {
    name: "rail travel",
    field: "psychographic_notes",
    pattern:
      /\btrains?\b|\brail|\bbahn\b|\bzug\b|deutschlandticket|\btgv\b|\bter\b|\bsncf\b|renfe|cercan[ií]as|\btreno|trenitalia|\btrem\b|shinkansen|電車|新幹線|amtrak/giu,
    brands: ["mobility", "travel"],
    concerns: { anybody: 0.6, more: "young 0.5, working 0.4, learning 0.6, old 0.3, O+ 0.3, minor -0.2" },
    lines: topicLines(`
sceptic|-|having given up on {brand}|{He} has given up on {brand} and describes the last delay to anyone who mentions it
sceptic||mistrust of timetables|A timetable is an opinion to {him}; {he} goes an hour early or by car
hardup||rail fares as too dear|Trains {he} likes and cannot afford at short notice, so it is the bus, knees against the seat in front
thrifty||rail tickets booked early|{He} buys rail tickets weeks ahead, split and discounted, and thinks of full fares as a tax on spontaneity
enthusiast|+|liking {brand} in spite of delays|{He} defends {brand} in company, delays included, because of the [window/hours to read]
working||rail as the daily way to work|The commute by rail gives {him} forty minutes a day that belong to nobody, on days when it runs
rich||comfort on rail journeys|{He} takes first class for the quiet and pays what it costs
||fondness for trains, with complaints|{He} is fond of trains and complains about them as about relatives
`),
  },
  {
    name: "phones",
    field: "digital_habits",
    pattern:
      /\bphones?\b|\bhandys?\b|smartphone|téléphone|\bmóvil|\btelefono|\bcelular|スマホ|携帯|\bsim\b|\bpixel\b|iphone|motorola|docomo/giu,
    brands: ["tech", "telecom"],
    concerns: { anybody: 0.7, more: "young 0.8, enthusiast 0.9, hardup 0.5, thrifty 0.4, old -0.3" },
    lines: topicLines(`
enthusiast|+|interest in what {brand} brings out|{He} knows what {brand} brings out next and has a reason ready why the old one will not do
enthusiast||keeping up with new phones|{He} follows every new phone and sells the last one while it is worth something
sceptic|-|refusal of what {brand} asks for a phone|What {brand} asks for a phone {he} calls a month's rent with a camera
sceptic||keeping the old phone|{He} keeps the old phone out of conviction and will be asked about it
hardup||a used or repaired phone instead of a new one|A cracked screen was mended at a market stall, and the phone has to last [two more winters/till it will not charge]
thrifty||used phones and cheap contracts|{He} buys phones when others are done with them and the contract by the gigabyte
easy|+|staying with {brand}|{He} stays with {brand} because moving everything over is more work than paying
||no hurry about a new phone|{He} is in no hurry for a new phone, however often the old one is commented on
`),
  },
  {
    name: "cosmetics",
    field: "psychographic_notes",
    pattern:
      /cosmeti|kosmetik|skin ?care|gesichtscreme|\bcremas?\b|\bcrème|perfum|profum|maquill|makeup|化粧|スキンケア|deliplus|boticário/giu,
    brands: ["cosmetics", "drugstores"],
    concerns: { anybody: 0.2, more: "woman 1, young 0.4, rich 0.2" },
    lines: topicLines(`
sceptic||doubts about what creams promise|{He} reads the list of contents of a cream and asks what the other thirty are for
sceptic|-|doubts about {brand}|Of {brand} {he} says that the jar is the best thing in it
enthusiast|+|loyalty to {brand} in cosmetics|{He} swears by {brand} and has half a drawer of what came before
hardup||the cheap cream as good enough|The cheap cream does what the dear one says, in {his} experience
thrifty|+|{brand} as good at a low price|{He} has left the dear creams for {brand} and waits to be asked about {his} skin
easy||small luxuries in cosmetics|A good scent is a luxury {he} does not discuss
||care without much belief in it|{He} uses what agrees with the skin and believes in none of it
`),
  },
  {
    name: "toys",
    field: "psychographic_notes",
    pattern: /\btoys?\b|spielzeug|\blego\b|jouets?\b|juguetes?|giocattol|brinquedo|おもちゃ|playmobil/giu,
    brands: [],
    concerns: { anybody: 0.2, more: "kids 1.2, youngkids 0.8, generations 0.6, about-family 0.6, old 0.2" },
    lines: topicLines(`
youngkids||used toys for the children|Toys come to {his} home used and by the kilo, and leave it the same way
kids||fatigue over toys|{He} buys toys that make no noise and is given the others by relatives
hardup||toys swapped instead of bought|Toys are swapped with neighbours, a box each season
old||well-made toys for grandchildren|For grandchildren it has to be wood or bricks, something that {he} could mend
||toys of good make|{He} looks twice at toys that last and has nobody to ask about the rest
`),
  },
];
