/**
 * Life circumstances: `text|from–to age|conditions`. A condition is a list of activities, household types, genders, income levels or
 * kinds of work (`life-circumstances.ts`) of which one must hold; several conditions must all hold; none means everybody of that age.
 * Those without a condition hold for any household and activity, so that ten personas of any segment find ten different ones.
 */
export const LIFE_CIRCUMSTANCE_TABLE = `
has taken up a hobby again after years without it|18-120
lost a close relative within the past year|18-120
a close friend has moved far away|13-120
is learning a language with an app|13-120
inherited a modest sum a few months ago|18-120
was cheated in an online purchase and is wary since|18-120
has been told by a doctor to eat less sugar and salt|30-120
has slept badly for months and tries everything|18-120
follows the news less than before to keep calm|18-120
has fallen out with a sibling over money|25-120
recently replaced a broken phone against their will|13-120
goes to a place of worship more often than before|18-120
lost weight this year and keeps an eye on it|25-120
looks forward to a big family celebration in a few months|13-120
has had to have expensive dental work done|25-120
is sorting through a lifetime of photos and letters|60-120
gets a visit from a grandchild every week|62-120
has outlived most friends of the same age|82-120
gave up driving last year|74-120
has got used to a new hearing aid|66-120
writes down memories for the family|72-120
lost a grandparent this year|13-28
has fallen out with a best friend|13-20
is recovering from a sports injury|13-30
is preparing for important exams|13-19|pupil
changed school this year and looks for new friends|13-18|pupil
trains with a club team several evenings a week|13-22|pupil student apprentice
earns first money with babysitting and odd jobs|13-18|pupil
shares a room with a younger sibling|13-18
plays in the school band|13-18|pupil
is saving up for a first bike, console or laptop|13-17
has a quarrel at home about screen time|13-17
became vegetarian against the family's habits|13-19
posts videos about a hobby to a small following|13-22
cannot decide between a trade and further school|14-18|pupil
spends every other weekend with the other parent|13-17|one_parent
moved to a new town because of a parent's job|13-17|pupil
looks after younger siblings after school|13-18|pupil
just finished the first term away from school friends|18-22|student
works shifts in a café next to the studies|18-29|student
is back from a term abroad|20-30|student
has changed the subject of study once already|19-30|student
is writing a final thesis|21-45|student
lives on a tight student budget until the next payment|18-30|student|Low Middle
went back to studying after some years of work|25-54|student
is in the first year of training at a firm|16-24|apprentice
faces a final exam of the vocational training|17-30|apprentice
wants to move out but cannot find an affordable place|20-36|employed unemployed apprentice student|parents generations
moved back in with the parents after a separation|24-50|employed unemployed unable_to_work|parents
pays part of the parents' bills since earning|20-40|employed|parents generations
started a first full-time job some months ago|18-27|employed|employee
is on probation in a new job|20-60|employed|employee
was promoted and leads a small team for the first time|26-52|employed|employee
works from home since the office was closed|22-64|employed|desk
has a new boss and thinks of leaving|24-60|employed|employee
commutes more than an hour each way|20-63|employed
works shifts and rarely eats with others|20-62|employed|shifts
has a second job at weekends|20-58|employed|Low Middle
was moved to part-time against their will|24-62|employed|employee
fears that the workplace will be automated|30-62|employed|desk shifts hands
counts the months to retirement|58-72|employed
is building up something of their own next to the job|24-55|employed|employee
attends evening classes for a qualification|22-52|employed|desk shifts hands
has been looking for work for half a year|20-62|unemployed
was laid off when the company moved away|25-63|unemployed
starts a retraining course next month|22-55|unemployed
gets by on benefits and counts every purchase|20-65|unemployed unable_to_work|Low
is recovering slowly from a long illness|25-66|unable_to_work
manages a chronic illness with good and bad days|20-70|unable_to_work
wants to return to work after years at home|28-56|homemaker
looks after a parent with dementia at home|42-68|homemaker unable_to_work|couple generations couple_older_children single_parent alone
runs the household on one income|24-60|homemaker|couple couple_young_children couple_older_children generations
has a three-month-old baby and short nights|18-48|parental_leave
returns to work in two months and needs childcare|20-48|parental_leave
has a second child and a first one who is jealous|23-46|parental_leave
found out that the leave money is less than planned|18-48|parental_leave|Low Middle
meets other young parents every week|18-48|parental_leave
expects a first child in four months|22-42|employed homemaker|couple|Female
is about to become a father|23-46|employed|couple|Male
is planning a wedding|23-42|employed student|couple
has just moved in with a partner|20-40|employed student|couple
is buying a first flat and talking to banks|27-45|employed|couple couple_young_children|Middle High
has stopped trying for a child|36-48|employed homemaker|couple
has a child who starts school this year|26-48|employed homemaker unemployed|couple_young_children single_parent
struggles to find childcare that fits the working hours|24-45|employed|couple_young_children single_parent
has a child with food allergies|25-50|employed homemaker unemployed|couple_young_children single_parent
takes turns with the partner in caring for a sick child|25-48|employed|couple_young_children
argues with a teenager about phones|36-58|employed homemaker unemployed|couple_older_children single_parent
pays for a child's studies in another town|43-63|employed homemaker|couple_older_children couple|Middle High
the last child has just moved out|46-64|employed homemaker|couple
has a grown-up child who will not move out|50-68|employed homemaker retired|couple_older_children
is renovating the house room by room|32-66|employed homemaker|couple couple_young_children couple_older_children|Middle High
was separated last year and shares the children|28-52|employed unemployed|single_parent
gets maintenance payments late most months|24-52|employed unemployed homemaker|single_parent
went through a divorce and furnishes a first place alone|30-62|employed unemployed|alone
is dating again after a long relationship|28-60|employed unemployed|alone shared_flat
moved to the city for work and knows few people|21-38|employed|alone shared_flat
got a dog from a shelter|24-70|employed retired homemaker|alone couple
shares a flat with people who pay late|20-36|employed student unemployed|shared_flat
saves half of the income to travel for a year|21-34|employed|alone shared_flat parents|Middle High
looks after ageing parents who live an hour away|44-66|employed homemaker|couple couple_older_children alone single_parent
three generations share one kitchen and one budget|20-75|employed homemaker retired unemployed|generations
sends money to relatives every month|22-60|employed|alone generations shared_flat couple couple_young_children
retired within the past year and looks for a rhythm|55-72|retired
looks after grandchildren two days a week|56-78|retired homemaker|couple alone generations
travels outside the season since retiring|57-78|retired|couple alone|Middle High
finds the pension smaller than expected|58-90|retired|Low Middle
volunteers at a food bank|58-82|retired homemaker
cares for a partner who is ill|60-90|retired homemaker|couple
lost a partner two years ago and cooks for one|62-95|retired homemaker|alone
thinks of moving to a smaller place without stairs|64-88|retired homemaker|couple alone
learns to use video calls from a grandchild|68-95|retired homemaker
waits for a hip operation|62-90|retired homemaker
moved into the home a year ago and shares meals there|75-120|care_home
gave up the house and most belongings|76-120|care_home
has a full order book and no time for the paperwork|24-70|employed|own
loses customers to a chain that opened nearby|24-70|employed|own
has trouble finding staff and works six days|26-68|employed|own
has a bad back from work and looks for something lighter|34-64|employed|shifts hands
gets home tired from talking to people all day|23-66|employed|people
sits in video calls most of the day|23-66|employed|desk
`;
