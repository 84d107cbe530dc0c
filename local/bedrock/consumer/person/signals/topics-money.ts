import { topicLines, type Topic } from "./topic.ts";

/** What is talked about bills, accounts and orders. */
export const moneyTopics: readonly Topic[] = [
  {
    name: "delivery fees",
    field: "digital_habits",
    pattern:
      /deliver(?:y|oo)|lieferando|liefergebühr|lieferdienst|uber ?eats|doordash|glovo|ifood|livraison|livreur|entrega|consegna|gastos de (?:gestión|envío)|\bfrete\b|demae|出前|宅配|service fee|small order/giu,
    brands: [],
    ownBrands: [
      "Lieferando",
      "Wolt",
      "Deliveroo",
      "Just Eat",
      "Uber Eats",
      "DoorDash",
      "Grubhub",
      "Instacart",
      "Glovo",
      "iFood",
      "Rappi",
    ],
    concerns: { anybody: 0.8, more: "working 0.5, young 0.8, hardup 0.8, thrifty 0.8, kids 0.3, old -0.4" },
    lines: topicLines(`
hardup||delivery fees as a reason to walk|Delivery is out of the question at {detour} and more a time; {he} walks and calls it exercise
thrifty||delivery fees as a reason to walk|{He} fills the basket of a delivery app, sees the fees on the last page and phones the place instead
thrifty|-|leaving {brand} over its fees|{He} deleted {brand} over fees that came at the end and has gone back to picking food up
sceptic||mistrust of fees shown last|A sum that grows on the last page is reason enough for {him} to close an app for good
sceptic|-|mistrust of {brand} for what it adds at the end|At {brand} {he} counts the items of the bill that are not food
enthusiast|+|{brand} for evenings without cooking|{brand} knows {his} order by heart, and {he} takes [the fee/the late courier] as part of the deal
easy||delivery as worth its fee|{He} pays the delivery fee and thinks of the walk {he} is spared
careless||delivery as worth its fee|Three evenings a week the doorbell is dinner, and the fee has never been looked at
young||weakness for ordering food|{He} moved the delivery apps into a folder called [rent/no/last resort], which helps until Thursday
||delivery for sick days and rain|{He} keeps one delivery app for fever and rain and grumbles about its fees
`),
  },
  {
    name: "loyalty cards and coupons",
    field: "digital_habits",
    pattern:
      /clubcard|nectar card|loyalty|payback|\bpoints?\b|\bstamps?\b|coupons?\b|cup[oó]n|cupom|vouchers?\b|cashback|treuepunkte|carte de fidélité|tessera|ポイント|クーポン/giu,
    brands: ["supermarkets", "drugstores"],
    concerns: { anybody: 0.7, more: "thrifty 1, hardup 1, sceptic 0.5, C+ 0.3, careless -0.4" },
    lines: topicLines(`
sceptic||unease about paying with data|Two prices, one with a card and one without, are a fine for privacy in {his} eyes, and {he} pays it [half the time/grinding {his} teeth]
sceptic|-|unease about what {brand} knows|{He} would like to know what {brand} does with the list of what {he} eats
hardup||coupons before every shop|The phone comes out at the till before the purse does, coupons first
thrifty|+|points at {brand}|{He} collects points at {brand} and times big purchases by them
thrifty||coupons before every shop|{He} activates coupons on the [bus/sofa] on Sunday evening and calls it the cheapest hour of the week
enthusiast|+|delight in the rewards of {brand}|A free something from {brand} delights {him} beyond its worth
C-||loyalty cards forgotten at the till|{He} has every loyalty card there is, all of them at home
careless||no patience for points|"No card, no points, no receipt" is what {he} says at every till
||discounts that need an app|{He} has an app for every shop {he} enters and resents [two of them/the need]
`),
  },
  {
    name: "subscriptions",
    field: "digital_habits",
    pattern:
      /subscri|\babos?\b|abonne|abonnement|suscripci|abbona|assinatura|streaming|netflix|サブスク|cancel(?:ed|led|ling|ing)/giu,
    brands: [],
    ownBrands: [
      "Netflix",
      "Spotify",
      "Disney+",
      "Amazon Prime",
      "Canal+",
      "Deezer",
      "Globoplay",
      "Hulu",
      "Sky",
      "DAZN",
    ],
    concerns: { anybody: 1, more: "young 0.6, middle 0.4, hardup 0.7, thrifty 0.7, C- 0.5, C+ 0.4, old -0.4" },
    lines: topicLines(`
hardup||cutting subscriptions|{He} has cut subscriptions down to one, at {subscription}, and shares even that
thrifty||cutting subscriptions|Once a quarter {he} lists every subscription with its price per use, and one of them does not survive it
thrifty|-|leaving {brand}, hardly used|{He} cancelled {brand} when {he} worked out what each evening with it had cost
C-||subscriptions that run on unnoticed|Somewhere {he} pays {subscription} a month for something {he} has forgotten, and means to look into it
C+||keeping a list of subscriptions|Subscriptions stand in {his} calendar with their notice dates, in red
sceptic||dislike of paying monthly|What can only be had by subscription {he} would rather not have; buying, {he} says, used to mean owning
enthusiast|+|{brand} as the subscription worth keeping|{He} starts free months with pleasure, forgets two in three, and would give up most of them before {brand}
easy|+|{brand} kept without counting|{brand} runs on, used or not, because cancelling is [work/a phone call]
||being tired of subscriptions|{He} is tired of subscriptions and can name those in the household only after some thought
`),
  },
  {
    name: "banking",
    field: "digital_habits",
    pattern:
      /\bbank|sparkasse|girokonto|kontoführung|banque|\bbanco|conto corrente|fineco|nubank|銀行|checking account|livret|caixabank|satispay|\bpix\b|yucho/giu,
    brands: ["banks"],
    concerns: { anybody: 0.8, more: "working 0.3, C+ 0.4, N+ 0.4, sceptic 0.3, minor -3" },
    lines: topicLines(`
old||wanting a counter beside the app|{He} keeps the account where somebody [answers the phone/sits at a counter], and reads at home that others manage without
sceptic|-|doubts about {brand} as a bank|{He} holds against {brand} what it takes each month for doing little
sceptic||mistrust of banking by app|That a bank should live in a telephone {he} finds a strange idea, and one that will end badly
enthusiast|+|banking entirely in the app of {brand}|{He} moved to {brand} on a Sunday evening from the sofa and has told it at every party since
young|+|{brand} as a bank that lives on the phone|{He} does everything with {brand} on the phone and has never met anybody who works there
hardup||account fees as an annoyance|A monthly fee for an account is money for holding money, in {his} view, and {he} will change for it
C+||several accounts in good order|{He} keeps [three/two] accounts for three purposes and a screen of apps to prove it
N+||fear that a banking app fails|{He} takes a picture of the balance before every update of the banking app
||several banking apps side by side|{He} opens two banking apps to know what there is, and thinks one would do
`),
  },
  {
    name: "energy bills",
    field: "price_sensitivity",
    pattern:
      /energy bill|electric|power bill|\bstrom|heizung|wärmepumpe|électricité|\bla luz\b|bolletta|conta de luz|電気代|heat pump|\bboiler\b|smart meter|thermostat|heures creuses|kwh/giu,
    brands: [],
    concerns: {
      anybody: 0.9,
      more: "hardup 1.4, thrifty 1, home -3, parents -1.5, flat -0.4, minor -3, old 0.4, careless -0.5",
    },
    lines: topicLines(`
hardup||fear of the energy bill|The energy bill is the one letter {he} leaves lying for a day; at home jumpers do the heating
thrifty||saving on energy by habit|{He} knows what an hour of the oven costs and has sealed every window with [foam/tape]
thrifty||changing the energy tariff|{He} changes the energy tariff when it pays and complains that loyalty does not
weighing||energy bills without much fuss|{He} grumbles about the energy bill, turns one radiator down and leaves it at that
sceptic||mistrust of energy offers|Offers for cheaper power go unread, since {he} is waiting for the year after the bonus
enthusiast||an interest in saving energy by gadget|{He} has a meter in every socket that matters and reports the savings at dinner
easy||energy bills paid without much thought|{He} pays for a warm flat and finds that a fair use of money
||energy bills as a worry one talks about|With neighbours {he} talks about heating costs first and about health second
`),
  },
  {
    name: "second-hand",
    field: "digital_habits",
    pattern:
      /second[- ]hand|thrift|goodwill|vinted|gebraucht|kleinanzeigen|d.occasion|friperie|brocante|segunda ?mano|wallapop|\busato|subito|brechó|enjoei|mercari|メルカリ|中古|hard off|charity shop|buy nothing|jimoty|reconditionn|refurbish|ricondizion|reacondicion|generalüberholt/giu,
    brands: [],
    ownBrands: [
      "Vinted",
      "Kleinanzeigen",
      "Leboncoin",
      "Back Market",
      "Wallapop",
      "Subito",
      "Mercari",
      "Enjoei",
      "Goodwill",
      "Hard Off",
      "Jimoty",
      "Depop",
    ],
    concerns: { anybody: 0.9, more: "young 0.7, kids 0.8, thrifty 0.8, hardup 0.8, O+ 0.4, rich -0.3" },
    lines: topicLines(`
youngkids||children's things second-hand|What the children outgrow in three months {he} buys used and sells on, washed and photographed
kids|+|{brand} for the children's things|On {brand} {he} sells what the children have outgrown, in the evening, with photographs of stains for honesty
hardup||second-hand before new|New is the last place {he} looks; [coat, bicycle and washing machine/pans, shoes and the phone] all had somebody before
thrifty|+|{brand} as the first place to look|{He} looks on {brand} before any shop and haggles politely for {detour}
thrifty||second-hand with an eye on postage|{He} sums up postage and protection fees, and half the used bargains turn out to be none
sceptic||doubts about used things from strangers|Used goods from strangers {he} would have to see, smell and switch on first
sceptic|-|being put off by {brand}|One parcel from {brand} that was not what the picture showed has been enough for {him}
enthusiast||pleasure in second-hand finds|{He} hunts for used things as others fish, and tells the price unasked
easy||second-hand for the pleasure of it|{He} could buy new and still likes a find with a scratch and a story
||second-hand for some things, new for others|Used is fine with {him} for furniture and [books/bicycles], and out of the question for [shoes/mattresses]
`),
  },
];
