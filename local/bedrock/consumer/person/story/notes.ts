import { pool } from "./pool.ts";

/** What the life circumstance does to the person as a buyer. */
export const consequence = pool(`
about-baby|Since then [sleep/time/quiet] has been worth more to {him} than money, and half the plans are postponed
about-baby|{He} reads labels that {he} used to ignore and buys far too much in advance
about-loss|It has made {him} [quieter/more careful with promises], and some shopping habits of old no longer make sense
about-loss|{He} does not speak of it much, but [throws nothing away/holds on to old brands] because of it
about-money|It makes {him} count, and [proud as {he} is/stubborn as ever] {he} would never say so at the till
about-money|{He} reads the small print now and is harder to talk into anything
about-health|{He} now turns packages round to read the back, [without always believing it/not always to the end]
about-health|{He} is tired of advice on it, though {he} tries [every second tip/more of it than {he} admits]
about-work|It leaves {him} [short of time/tired by evening], so whatever saves a step has a chance
about-work|{He} talks about it more than {he} notices, and big purchases wait until it is settled
about-study|Until that is done, everything else has to be [quick/cheap/easy], and snacks replace meals
about-study|{He} swings between ambition and [panic/naps], and shops accordingly
about-home|Boxes, lists and measurements fill {his} head, and {he} looks at [furniture/rents/lamps] in other people's windows
about-home|It has shown {him} how little {he} needs, a thought that [lasts until the next sale/{he} repeats often]
about-love|{He} is finding out what {he} likes without asking anyone, from [curtains/breakfast] to holidays
about-love|It has turned [routines/Sundays] upside down, and {he} buys some things just to mark a beginning
about-family|It ties {his} week to other people's timetables, which {he} [complains about and would miss/bears with humour]
about-family|Much of what {he} buys is really for others, and {he} seldom hears thanks
|{He} makes less fuss about it than people around {him}, and [thinks of it every day/plans the week around it]
|It has changed small things first: [what is in the fridge/when {he} shops/how {he} spends Sundays]
|It gives {his} days a different shape, and {he} has not made up {his} mind [whether {he} likes it/what to make of it]
|When {he} mentions it, it is in passing, though [much/most] of {his} week has to do with it
`);

/** Values and the stance to new offers. */
export const novelty = pool(`
sceptic|New products are guilty until proven innocent: {he} waits [a year/until others have paid for the mistakes/for the second version]
sceptic|Words like "innovative" or "natural" put {him} off at once; {he} asks who earns from it
sceptic|{He} has been disappointed by {distrusted} and takes it as proof about the rest
sceptic|{He} prefers a known fault to an unknown virtue and says so, unasked
sceptic|When something is praised too much {he} looks for the catch, and is [a little pleased/almost disappointed not] to find it
sceptic|Brands talk like friends these days, which {he} finds [impertinent/embarrassing/laughable]; {distrusted} is {his} example
sceptic|{He} stays with {trusted} because it has [never changed/never let {him} down], not because {he} loves it
pragmatist|A new product has to do one thing clearly better, otherwise {he} stays with {trusted}
pragmatist|{He} tries new things when [the old one runs out/a friend has had it for a while/there is a small size]
pragmatist|{He} believes neither adverts nor grumblers and asks what it does [on an ordinary Tuesday/after six months/that the old one does not]
pragmatist|Change is fine with {him} as long as it can be [undone/cancelled/returned]
pragmatist|{He} is loyal to {trusted} out of [convenience/habit], and would leave without a tear
pragmatist|{distrusted} has lost {him}, for a reason {he} can [name in a sentence/no longer quite remember]
pragmatist|{He} weighs for and against aloud, usually while someone is waiting
enthusiast|{He} wants to be first and tells everyone, [even when the thing turns out useless/forgetting last month's favourite]
enthusiast|A new variety on the shelf goes into the basket, sometimes [next to the one from last week/untasted to this day]
enthusiast|{He} forgives early faults in a product if the idea is good, though not in {distrusted}
enthusiast|{He} gets bored with what works and calls it progress
enthusiast|{He} recommends {trusted} to strangers and then changes to something else {himself}
enthusiast|{He} sees the use in a thing before its price, and the flaw only [after the return period/once it is home]
`);

/** The traits at work, with their costs. */
export const character = pool(`
O+|{He} collects [recipes from abroad/half-read books/plans for other lives] and finishes few of them
O+|{He} changes {his} mind in the middle of a sentence and thinks that a strength
O+|A dull product with a good story can win {him}, which annoys {him} later
O-|The same [breakfast/holiday place/jacket] for years suits {him} well; choice is work
O-|{He} mistrusts what cannot be explained in two sentences
O-|{He} calls things fashions that have been around for twenty years
C+|Lists run {his} life, and a change of plan spoils {his} [mood/afternoon]
C+|{He} reads manuals to the end and corrects people who have not
C+|{He} returns things on the last day allowed, complete with the packaging
C-|{He} decides at the shelf, forgets what {he} came for and [calls it a talent/comes back twice]
C-|Warranty slips, [keys/umbrellas] and good intentions get lost around {him}
C-|{He} swears to plan better, usually in the queue for something forgotten
E+|{He} thinks by talking, and shopping alone is [half the fun/a waste] to {him}
E+|{He} is easily carried along by a group and only at home asks {himself} whether {he} wanted it
E+|{He} knows every cashier by name and buys more because of it
E-|{He} would rather pay more than ask a salesperson, and walks out when followed
E-|{He} needs an hour alone after company, and buys [books/plants/tools] for that hour
E-|What {he} really thinks comes out late, often [by message/the next day]
A+|{He} buys things so as not to hurt the seller, and hates to send food back
A+|{He} wants products to be fair to people, and [looks away at clothes/forgives {himself} for the cheap ones]
A+|{He} agrees in conversation and does the opposite afterwards, quietly
A-|{He} says what others only think, and enjoys [a good complaint/being the one who is right]
A-|Sympathy is not a reason to buy for {him}; charity appeals make {him} cross
A-|{He} takes kindness in shops for a sales trick
N+|{He} lies awake over [bills/a remark/the boiler] and buys safety: the tested, the insured, the known
N+|{He} regrets purchases before leaving the shop
N+|A bad review among fifty good ones decides the matter for {him}
N-|Little upsets {him}, which others [envy/take for indifference]; a wrong purchase is shrugged off
N-|{He} takes risks with money that others would not, and sleeps
N-|{He} never reads the warnings
|{He} claims to be [easy to please/rational about buying], which those at home would dispute
|{He} has principles about [meat/plastic/Sunday shopping] that hold on weekdays
|{He} means to live more simply and owns [three kettles/two of everything/a full cellar]
|{He} is strict about other people's [waste/lateness/spending] and lenient about {his} own
`);

/** Buying in this household and stage of life. */
export const household = pool(`
alone|Shopping for one means [small packs at bad prices/throwing away half a loaf/eating the same soup three days running]
alone|Nobody comments on what {he} buys, which {he} [enjoys/finds a pity]
alone working|{He} eats standing up during the week and cooks properly on Sundays
alone old|A chat at the till is part of the errand for {him}
youngkids|What the children refuse to eat is not bought twice, whatever the label promises
youngkids|{He} buys in bulk and in a hurry, with somebody pulling at {his} sleeve
youngkids|Promises of healthy snacks get a tired look from {him}; peace at the table counts more
singleparent|Every decision is {his} alone, [which wears {him} out/and {he} has got good at it]
teens|The fridge empties overnight, and brands are dictated by [a fifteen-year-old/whoever shouts first]
teens|{He} hears at home what is embarrassing to wear, and half listens
kids|{He} cuts back on {himself} before the children notice anything
couple|Larger things are decided by two, and {he} usually [gives in on colour/wins by waiting]
couple|{His} partner spends differently, which is good for one quarrel a month
couple|They share one account for the house and keep quiet about the other
flat|The shelf in the shared fridge is labelled, and still {his} [cheese/milk] goes missing
flat|Household things are bought by whoever gives in first, seldom {him}
parents|At home others do the shopping, so {his} money goes on [clothes and going out/snacks and data]
parents|{He} has opinions on brands that somebody else pays for
generations|With several generations at one table {he} buys [rice and oil by the sack/what the eldest approves of]
generations|Nothing is bought without an aunt or a grandmother having a view
home|Most of what {he} needs is provided, so a purchase of {his} own is an event
retired|There is time to compare now, and {he} makes [a morning/an outing] of it
learning|Friends decide more than adverts about what {he} wears and drinks
working|Lunch breaks are for errands, so {he} buys what lies on the way
working|{He} orders in on late days and calls it an exception
working|A Saturday morning list covers the week, more or less; the rest is [the petrol station/the corner shop]
working|At work {he} hears what the others have bought, and [says nothing/is asked what {he} thinks]
working adult|{He} has a drawer full of things bought to save time, most of them unused
working A+|{He} brings cake to work and buys what colleagues sell for their children
working E-|{He} goes to the shop late, when it is empty
couple|Holidays and furniture are talked over for weeks, the sofa for a year
alone|{He} buys treats for visitors who then do not come, and eats them
adult|{He} gets things repaired twice before buying new ones
adult|Presents for others are chosen with care, things for {himself} in passing
|{He} keeps [carriers/jam jars/cables] in case they are needed
working|After work {he} wants to be out of the shop in [ten/fifteen] minutes
athome|{He} knows the quiet hours of every shop nearby
|{He} buys {trusted} without thinking and thinks long about [a lamp/a pan/a raincoat]
`);

/** How the person talks. */
export const speech = pool(`
E+ A+|{He} speaks fast and warmly, interrupts to agree, and says ["honestly"/"you know"/"lovely"] a lot
E+ A-|{He} talks loudly, in verdicts, and starts with ["No, listen"/"Look"/"Let me tell you"]
E+|{He} tells a story where a yes would do, with names and voices
E+|{He} laughs at {his} own remarks and [exaggerates prices/rounds every number up]
E- A-|{He} answers in half sentences and lets a silence stand
E- A+|{He} speaks softly and [apologises before disagreeing/wraps a no in three maybes]
E-|{He} says little, chooses words with care and becomes precise when {he} knows the matter
E-|"It's all right" is high praise from {him}
degree|{He} talks in full sentences with ["on the other hand"/"strictly speaking"/"it depends"], and qualifies {his} own points
degree O+|{He} likes comparisons, drifts off the subject and finds the way back
nodegree|{He} speaks plainly, in short sentences and examples from [work/home/the street]
nodegree A-|{He} has no patience for jargon and imitates it mockingly
young|{He} speaks in fragments, with "like" and "literally", and [irony covers what {he} means/ends on a shrug]
young E+|{He} mixes slang and sudden seriousness
old|{He} begins with how it used to be and ends with [a dry joke/a question back/"but who asks us"]
old|{He} speaks slowly and politely and does not like to be hurried
N+|{He} asks whether that was the right answer and [takes back half/adds a worry]
N-|{He} talks calmly, even about what annoys {him}
C+|{He} answers in order, first point, second point, and notices when a question was skipped
C-|{He} loses the thread, laughs and starts somewhere else
sceptic|{He} answers questions with questions, dryly
enthusiast|{He} gets louder when {he} likes something and uses superlatives by the dozen
|{He} talks in a matter-of-fact tone, with now and then [a saying of {his} grandmother's/a swear word/a sum]
|{He} thinks for a moment, says "well" and then something quite definite
middle|{He} speaks like someone between two errands: quickly, to the point, with a sigh
`);
