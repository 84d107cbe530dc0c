import { topicLines, type Topic } from "./topic.ts";

/** What people do with offers of a marketplace; `{goods}` are on sale at `{price}`. */
export const listing: Topic = {
  name: "offers on a marketplace",
  field: "price_sensitivity",
  pattern: /$^/u,
  brands: ["tech", "household", "clothing", "cosmetics"],
  concerns: { anybody: 0.9, more: "hardup 1, thrifty 1, young 0.3, enthusiast 0.3, minor -0.3, home -0.5" },
  lines: topicLines(`
hardup used||used offers as the price to beat|Used offers set the price in {his} head: {goods} for {price} from a stranger, and no shop gets more
hardup||marketplace prices as the yardstick|{He} looks up what {goods} would cost online, sees {price}, and waits for less
thrifty used||used offers as the price to beat|{He} has had {goods} for {price} on a watch list since Monday and hopes nobody else looks
thrifty|+|{brand} at the price of a marketplace|{brand} {he} buys, though never in the shop: somebody always sells it for less
thrifty||marketplace prices as the yardstick|Before paying for {goods} {he} looks at what strangers ask; {price} is then the most {he} gives
sceptic used||doubts about used goods at a good price|At {price} for {goods}, used, {he} asks what is wrong with it
sceptic|-|doubts about {brand} seen cheaply online|That {brand} turns up so cheaply online confirms {him} in having none of it
sceptic||doubts about bargains online|{goods} at {price} from a seller {he} cannot ring is not a bargain to {him}
enthusiast|+|wanting {brand} and watching offers|{He} watches offers of {brand} for the fun of it and, about once a month, wins
enthusiast||browsing offers for pleasure|{He} looks through offers in the evening, {goods} at {price} one day, something without a use the next
weighing used||used where it makes sense|For {goods}, used, {he} thinks {price} fair, and still prefers a receipt
weighing||knowing what things cost online|{He} has a fair idea of online prices, {price} for {goods} for one, and uses it in shops
easy||offers looked at and not needed|{He} looks at {goods} for {price}, decides that it can wait, and buys in the shop what could have waited
careless||no patience for offers|Hunting for {goods} at {price} is {his} idea of unpaid work
||online offers as a comparison|{He} compares with what is offered online before {he} pays for anything larger
`),
};

/** What people make of an app whose reviews they may have written; `{brand}` is the app. Tags: good, mixed, bad; what sort of app it is. */
export const appReview: Topic = {
  name: "an app of everyday life",
  field: "digital_habits",
  pattern: /$^/u,
  brands: [],
  concerns: { anybody: 0.9, more: "young 1, enthusiast 0.8, middle 0.4, C+ 0.2, old -0.4" },
  lines: topicLines(`
enthusiast good|+|liking the app {brand}|{He} uses {brand} every day, knows its hidden corners and shows them to people in queues
enthusiast|+|using {brand} in spite of its faults|{brand} annoys {him} with {issue} and stays on the first screen all the same
sceptic bad|-|having given up the app {brand}|{He} threw {brand} off the phone over {issue} and has not missed it
sceptic||doubts about the app {brand}|{He} uses {brand} when there is no other way and expects {issue} each time
young bad|-|impatience with the app {brand}|{He} gives an app two chances; {brand} used up both on {issue}
young good|+|{brand} as an app of every day|{brand} is one of four apps that {he} opens without thinking
hardup good shop-app|+|the app {brand} for saving|The discounts of {brand} decide what {he} cooks, and {he} tells nobody how much they are
thrifty good shop-app|+|the app {brand} for saving|{He} opens {brand} before leaving the house and would feel robbed without it
hardup good market-app|+|the app {brand} for a little extra money|What {he} sells on {brand} pays for [shoes/the electricity/a birthday], and {he} packs parcels with care
thrifty good market-app|+|the app {brand} before any shop|Nothing leaves the household for the bin before it has been on {brand}
kids good market-app|+|the app {brand} for children's things|What the children outgrow goes onto {brand} the same evening
hardup delivery-app||delivery by {brand} as a rare treat|{brand} is for birthdays and bad weeks, and {he} reads the fees aloud
thrifty bad delivery-app|-|leaving the app {brand} over what it costs|{He} compared the menu in the window with that on {brand} and has not ordered since
careless delivery-app|+|the app {brand} instead of cooking|{brand} knows the name on the doorbell and what {he} eats on Tuesdays
C+ good money-app|+|order in money through the app {brand}|{He} has a pot in {brand} for every purpose, down to [presents/the vet]
old money-app||keeping the money out of the app {brand}|A relative praises {brand}; {he} keeps {his} money where {he} can ask somebody
young good money-app|+|the app {brand} for everyday money|Rent, rounds and pocket money all go through {brand}, and {he} could not say where the nearest branch of anything is
sceptic money-app||small sums only in the app {brand}|{brand} holds as much of {his} money as {he} could bear to lose
thrifty bad|-|irritation with the app {brand}|That {issue} should be the price for using {brand} {he} finds a poor bargain
old bad||trouble with the app {brand}|With {brand} {he} needs help, and puts it down to {issue}
old good|+|being at ease with the app {brand}|{brand} {he} has learnt and will not have changed again
good|+|trust in the app {brand}|{He} relies on {brand} and notices it only when it fails
bad||irritation with the app {brand}|{He} complains about {brand}, chiefly about {issue}, and opens it the next day
mixed||mixed feelings about the app {brand}|{brand} is useful and a nuisance to {him}, the nuisance being {issue}
||knowing the app {brand}|{He} has {brand} on the phone and no strong feelings about it
`),
};

/** What people take from a talk whose subject is none of the known ones. */
export const talk: Topic = {
  name: "talk online",
  field: "digital_habits",
  pattern: /$^/u,
  brands: [],
  concerns: { anybody: 0.4, more: "young 0.3, E- 0.2, O+ 0.2, old -0.2" },
  lines: topicLines(`
sceptic||reading strangers' complaints with reserve|{He} reads along in {place} and believes a third of it
enthusiast||finding new things in talks online|{He} picks up tips in {place} and tries the odd ones
E-||reading along without writing|{He} reads along in {place} for hours and has never written a word there
A-||arguing in talks online|{He} knows {place} well enough to be annoyed by it daily
old||hearing of talks online through others|What is talked about in {place} reaches {him} through a younger relative, late and shortened
||following what people talk about|{He} looks into {place} now and then to know what others put up with
`),
};
