import { pool } from "./pool.ts";

/** Devices and the apps that fill the day. */
export const devices = pool(`
minor|{First}'s phone is [an old one of {his} mother's/second-hand with a cracked corner/three years old and always nearly full], and most of it is {app} and {app2}
minor|Screen time is limited at home, which {first} gets around [with a school laptop/by using a tablet in bed/at a friend's place]
young|{app} is the first thing {first} opens in the morning, {app2} the last at night
young|{First} lives on {his} phone and [hardly opens the laptop outside work/uses the laptop only for forms/has not owned a printer in years]
young E-|{First} scrolls a great deal and posts [nothing/almost nothing/once a year]; {app2} runs in the background
young E+|{First} sends [voice messages of four minutes/more pictures than words/screenshots of everything] and is in [a dozen/too many/seven] group chats
young|Most evenings go to {app}, and {first} has deleted it [twice/three times/once before exams] only to come back
middle|{First} has {app} and {app2} on the phone and [could live without the rest/uses little else/ignores the forty others]
middle|The phone is [four/five/three] years old and will be replaced when it dies; {app} is what {first} uses most
middle working|During breaks {first} looks at {app}, in the evening a tablet with {app2} takes over
middle C+|{First} keeps [calendar, shopping list and bills/every receipt and warranty/all passwords and contracts] on the phone, neatly filed
middle C-|There are [four hundred/over a thousand/some two thousand] unread emails in {first}'s inbox, and {app} swallows more time than {he} admits
middle kids|The family calendar, the school's messages and {app} keep {first}'s phone buzzing
middle O+|{First} tries apps out of curiosity, keeps one in ten, and at the moment that one is {app}
old|{First} uses a [tablet/simple smartphone/laptop that a relative set up] for messages, photos and the weather
old O+|{First} taught {himself} {app} and is a little proud of it
old E+|{First} phones rather than types, and [the family group/the choir's group/an old colleague] gets long voice messages
old N+|Updates make {first} nervous; [a niece/a neighbour/a grandchild] has to come by when the screen looks different
old O-|The computer stays [under a cloth/in the spare room/switched off] for days, and {first} does not miss it
old|{First} reads messages [after breakfast/twice a day/in the evening], answers in full sentences and then puts the device away
adult E-|{First} keeps notifications off and answers [when it suits {him}/in the evening/late and briefly]
adult|{app} and {app2} cover nearly everything {first} does online
adult rich|{First} owns more devices than {he} needs, of which [the watch/the second tablet/the smart speaker] lies in a drawer
adult poor|Data volume runs out towards the end of the month, so {first} waits for [free Wi-Fi/the café's network/home] before opening {app}
`);

/** How they buy online. */
export const onlineShopping = pool(`
enthusiast|{First} was among the first of {his} friends to order from {online} and likes to test [beta versions/new services/what nobody has tried yet]
enthusiast|A new service gets a try [within the week/the same evening/as soon as there is a free month], and half of them are cancelled again
enthusiast|{First} orders on impulse at {online} late in the evening and sends [a third/about half/a good part] of it back
enthusiast O+|{First} reads about launches for fun and has [backed two crowdfunded gadgets, one of which never came/a wish list of forty things at {online}]
sceptic|{First} buys from {online} only what [the shops in town no longer have/weighs too much to carry/cannot be found elsewhere]
sceptic|Before an order {first} reads the [worst reviews first/imprint and the return terms/one-star reviews] and often gives up
sceptic|Ratings are [bought/half invented/not worth much] in {first}'s eyes, so {he} asks people {he} knows
sceptic old|{First} has never ordered anything online [alone/without help/by card] and sees no need to start
sceptic|{First} gives a false date of birth wherever a shop asks and uses [a second address for junk/no customer account at all/cash where possible]
pragmatist|{First} orders standard goods at {online} and goes to a shop for anything that has to [fit/smell right/be touched]
pragmatist|Comparing takes {first} [ten minutes/two tabs/a quarter of an hour], no more, then it is ordered or forgotten
pragmatist C+|Delivery costs are added up before {first} clicks, and parcels are bundled [once a month/whenever possible]
pragmatist kids|Nappies, school things and presents come from {online}, mostly ordered [after nine at night/from the sofa/on the bus]
pragmatist young|{First} looks in the shop, checks the price at {online} while standing there, and buys [where it is easier/on the spot if the gap is small]
pragmatist|{First} orders at {online} what {he} has bought before and hardly ever anything else
pragmatist adult|{First} keeps a list of things to order and strikes off half of it after a few days
pragmatist C+|{First} reads the return terms before the reviews
pragmatist|{First} trusts reviews with photos and [skips/distrusts] the ones full of exclamation marks
pragmatist old|{First} lets [a daughter/a son/a younger neighbour] order at {online} and pays in cash
!old C-|Baskets at {online} stay full for weeks until {first} forgets what was in them
!old N+|{First} tracks a parcel [three times a day/obsessively] and fears the card details have been stolen
thrifty|{First} sells what the household no longer needs online and spends the proceeds [before they arrive/on the next season/on school things]
hardup|A voucher code is [always/nearly always] searched for before {first} pays, and without one the order can wait
`);

/** Where news and advice come from. */
export const media = pool(`
|For news {first} turns to {media}, [in the morning only/never after nine/mostly the headlines]
|{First} believes {media} more than [friends/any influencer/any advert], though {he} grumbles about it
young|News reaches {first} through clips; {media} is opened only when [something is on fire/an argument needs settling/everybody talks about it]
young|{First} follows [a cook/a runner/two comedians/a repair channel] and learns more there than from {media}
!young|{media} is part of [breakfast/the evening/the lunch break], and {first} argues with it [aloud/under {his} breath]
!young degree|{First} pays for {media} and feels guilty about [the unread issues/the articles {he} only skims]
!young nodegree|{First} gets {his} news from {media} and from [the colleagues/the hairdresser/the people next door]
N+|{First} limits {media} to [ten minutes/one look a day], because the news follows {him} to bed
N-|Bad news rolls off {first}; {media} is for [the sport/the weather/the local pages]
E+|What {first} hears from friends counts more than {media}, and {he} passes it on with additions
O+|Podcasts on [history/money/true crime/psychology] fill {first}'s ways; {media} is for checking facts
O-|{First} has stayed with {media} for years and does not look for anything else
A-|{First} reads comments under articles of {media} to get annoyed, and [sometimes/often] writes one
C+|Before any larger purchase {first} looks up a test, for instance at {media}
`);

/** Advertising, data, contradictions. */
export const privacy = pool(`
|{He} clicks cookie banners away unread and then wonders about the adverts
|{He} complains about being tracked and still [logs in with one account everywhere/accepts everything/uses the same password]
sceptic|{He} blocks adverts and takes it personally when one [gets through/follows {him} for a week]
sceptic|{He} is sure that phones listen, and [carries one anyway/tapes over the camera]
enthusiast|{He} finds adverts useful when they hit {his} taste, and [is a bit ashamed of it/says so openly]
enthusiast|{He} hands over data for [a good discount/a free month/an early invitation] without much thought
pragmatist|Adverts are [noise to {him}/skipped after five seconds/seldom noticed]; a friend's tip is not
old|{He} writes passwords into [a notebook by the phone/the back of the calendar]
N+|A strange message is enough for {him} to change [every password/the bank's password twice]
C-|{He} means to cancel [two/three] subscriptions and has meant to since [spring/last year]
C+|{He} goes through subscriptions [every January/twice a year] and cancels what was not used
E-|{He} never rates or comments on anything
E+|{He} shares finds at once, sometimes before trying them
A-|{He} writes complaints, well-worded ones, and usually gets an answer
A+|{He} leaves five stars out of pity with the courier
young|{He} can spot a paid post at once and [buys it anyway now and then/scrolls on]
kids|At home screens are a quarrel, because the rules {he} makes are broken by {himself} first
rich|{He} pays to be rid of adverts
poor|{He} puts up with adverts rather than paying for the version without
`);
