import { pool } from "./pool.ts";

/** The stance, graded by the percentile. */
export const stance = pool(`
hardup|Price decides almost everything for {first}: {surcharge} more on something bought every week and it goes back on the shelf
hardup|{First} knows by heart what [milk, coffee and washing powder/bread, eggs and oil/butter and rice] cost in three shops and leaves when a price is wrong
hardup !minor|{First} plans around {weekly} a week for food, and what goes beyond it is put back at the till
hardup|Without a reduction {first} buys hardly anything new; a rise of {surcharge} is enough to change brands
hardup|{First} pays with [notes from an envelope/cash only/a card limited to {limit}], so that the money cannot run away
hardup|Every amount above {limit} is slept on, [often for weeks/twice/until the need has passed]
thrifty !minor|{First} compares unit prices, waits for offers and keeps the weekly shop near {weekly}
thrifty|{First} buys the shop's own label [as a rule/for everything basic/without a second thought] and feels clever doing it
thrifty|Paying full price feels like a mistake to {first}, who will walk ten minutes to save {detour}
thrifty|{First} looks at the price before the product and asks [who pays for the packaging/what the cheaper one lacks]
thrifty|A rise has to be explained to {first}; an extra {surcharge} without a reason makes {him} look elsewhere
thrifty !minor|{First} shops with a list and a sum in mind, around {weekly} a week, and is cross when it comes to more
weighing|{First} knows roughly what things cost and pays {surcharge} more when [the difference can be tasted/it lasts longer/it saves a trip]
weighing|Price is one point among several for {first}; up to {limit} {he} decides at once, above that {he} compares
weighing !minor|{First} spends about {weekly} a week on groceries and [checks the receipt only when it feels high/does not count each item/has stopped being shocked]
weighing|{First} takes the middle of three prices nearly every time, [out of caution/and knows it is a trick]
weighing|Offers are welcome, but {first} does not [drive for them/collect points/change brands for {surcharge}]
weighing !minor|{First} does the sum per year before signing anything monthly, and {plan} for a phone is as far as {he} goes
easy|{First} seldom looks at prices below {limit} and would rather [save time/buy once and well/avoid a second trip]
easy|{First} notices a rise but stays with what {he} likes; {surcharge} more is no reason to change
easy|Quality comes before price for {first}, and {shoes} for shoes that last seems fair
easy|{First} could not say what {his} usual coffee costs, only that it is [under/about] {coffee}
easy|{First} finds bargain hunting tiring and thinks [an hour is worth more than {detour}/cheap things get bought twice]
careless|Price hardly matters to {first}; {he} takes what {he} wants and [reads the bill at home/seldom looks at the total/throws the receipt away]
careless|{First} would not notice {surcharge} more, and {weekly} for a small shop does not trouble {him}
careless !minor|What is good may cost something, says {first}, and {big} for the right thing is decided in an afternoon
careless|{First} has no idea what [milk/a bus ticket/bread] costs and finds that neither good nor bad
careless|{First} pays for convenience without remorse: delivery, the faster option, {lunch} for a lunch {he} eats at the desk
`);

/** What follows from it in daily life. */
export const practice = pool(`
hardup|At {shop} {he} goes first to the reduced shelf, and the phone contract is [prepaid/{plan} at most/the cheapest there was]
hardup|Coffee for {coffee} is for [birthdays/visitors from away/payday]; at home it costs a tenth
hardup !minor kids|The children's shoes come first; {his} own have to last [another winter/till they leak]
hardup|{He} says no to rounds and restaurants and has a stock of excuses
hardup|{He} mends, borrows and swaps before buying, and knows who gives things away
thrifty|{He} shops at {shop} and then at a second place for what is cheaper there
thrifty !minor|{He} has put aside {saved} a month for years and dislikes breaking the habit
thrifty|Lunch comes from home in a box; {lunch} in a canteen strikes {him} as absurd
thrifty|{He} stocks up when [coffee/detergent/oil] is reduced, until the cupboard is full
thrifty rich|{He} could afford more and knows it; thrift is how {he} was brought up
weighing|At {shop} {he} mixes: own label for flour and paper, the brand for [coffee/cheese/shampoo]
weighing !minor|Haircuts for {haircut} are fine, a subscription for {subscription} must be used [weekly/properly] or it goes
weighing !minor|{He} negotiates [the phone contract/insurance/rent] once a year and lets small things go
weighing|{He} rounds up for good [bread/cheese/fruit] and down for everything in tins
weighing|{He} keeps an eye on the account [on Sundays/at the end of the month] and on little else
weighing|At {shop} {he} looks at the offers first and then buys half of them
weighing|For presents {he} has a limit of about {limit} and keeps to it, nearly
weighing|{He} buys well-made things in the sale and everyday things when they run out
easy|{He} goes to {shop} because it is near, and the bill is what it is
easy|{He} takes the better seat, the longer guarantee and [sometimes/usually] the extra that nobody needs
easy|A streaming service for {subscription} runs on for months unwatched
easy|Eating out for {lunch} happens [twice a week/most Fridays/whenever cooking is too much]
easy poor|Money comes and goes; by the [twentieth/last week] there is little left and {he} hopes
careless !minor|{He} tips well, lends easily and forgets [who owes what/to ask for it back]
careless !minor|Bills are paid by standing order, and {he} would have to look up what the phone costs; perhaps {plan}
careless poor|{He} spends on the day the money comes and lives on [noodles/credit/invitations] at the end of it
careless rich|{He} leaves the comparing to others and pays for not having to think
minor|Pocket money goes [on snacks near the school/to the last coin/in the first week], and anything above {limit} has to be argued for at home
learning !minor|The student budget is counted from one month to the next, with about {weekly} for a week's food when it is going well
retired|The pension is fixed, so every increase is felt; {he} still finds {treat} for [cake on Sundays/the grandchildren/flowers]
`);

/** The exception that every rule has. */
export const exception = pool(`
hardup|The exception is [{trusted}/good coffee/the dog's food/football tickets/perfume], where {he} does not save
hardup !minor|And yet {he} plays the lottery for {treat} a week, against all arithmetic
hardup|Once a year {he} loses patience and spends {shoes} on something useless
hardup|{He} buys cheap twice rather than dear once, and is angry with {himself} for it
thrifty|For {trusted} {he} pays the full price without looking
thrifty|{He} is generous with presents, however, and [hides what they cost/regrets it at the cash machine]
thrifty|Then {he} spends {treat} on [pastries/magazines/scratch cards] the same afternoon
thrifty|{His} weak spot is [tools/books/fabrics/trainers], where a good offer beats any need
weighing !minor|On holiday the rules do not apply, and {big} is gone in a week
weighing|{trusted} may cost more; {he} has never worked out how much
weighing|{He} will argue over {detour} and forget about {limit}
weighing|{He} has a soft spot for [markets/bakeries/bookshops], where {treat} goes unnoticed
weighing|A bargain {he} missed by a day annoys {him} for a week
weighing|What {he} cannot stand is paying for [a carrier bag/the toilet/parking/delivery]
easy|A service charge nobody mentioned, on the other hand, can make {him} leave
easy|Only banks and [insurers/phone companies] make {him} count
easy|Now and then {he} resolves to keep a budget, which lasts [nine days/until payday/a fortnight]
easy|{He} does turn every coin over for [petrol/toilet paper/heating], out of habit
careless|Strangely, {he} walks three streets to save {detour} on [petrol/parking/bread]
careless|Being taken for a fool is another matter: {he} returns a thing for {treat} on principle
careless|{He} cannot bear hidden fees, of whatever size
minor|For [game credit/trainers/concert tickets] there is always money, sometimes a grandmother's
N+|Afterwards {he} worries about having paid too much and looks it up
C-|{He} loses receipts and so never returns anything
A+|{He} cannot say no to [collectors at the door/a school raffle/a friend who sells things]
A-|{He} haggles where nobody haggles and enjoys it
`);
