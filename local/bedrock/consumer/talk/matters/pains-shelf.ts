import type { Matter } from "./matter.ts";

/** What troubles people about things they buy: money, contents, quality. */
export const shelfPains: readonly Matter[] = [
  {
    id: "price", kinds: ["food", "good", "durable", "app", "service"], common: 0.15, interests: { thrift: 0.3 }, traits: ({ thrift, income }) => 0.6 * (thrift - 0.45) - 0.1 * income,
    en: {
      theme: "too expensive",
      say: ["the prices, everything has become too expensive", "that everything costs more every few months, it annoys me", "@blunt too expensive, all of it", "@old what it costs today is a rip-off compared to before", "@precise the price has gone up by a [fifth|quarter] in two years, and that's too expensive"],
      why: ["because my pay hasn't risen with it", "because I see at the till what's left", "because every bit more there is missing somewhere else"],
      example: ["on {day} I stood at {shop}, looked at the price and put it back", "a while ago it was about {usual}, and now I look twice"],
      fix: ["I wait for offers and then buy two", "I take the own label instead, nobody notices", "I buy less of it and compare more"],
      wish: ["make it affordable again, about {usual} would be fine", "an honest price, without tricks"],
    },
    de: {
      theme: "zu teuer",
      say: ["die Preise, alles ist einfach zu teuer geworden", "dass alle paar Monate alles mehr kostet, das ärgert mich", "@blunt zu teuer, alles", "@old was das heute kostet, ist Wucher im Vergleich zu früher", "@precise der Preis ist in zwei Jahren um ein [Fünftel|Viertel] gestiegen, das ist zu teuer"],
      why: ["weil mein Einkommen nicht mitgestiegen ist", "weil ich an der Kasse sehe, was übrig bleibt", "weil jeder Euro mehr woanders fehlt"],
      example: ["am {day} stand ich bei {shop}, habe den Preis gesehen und es zurückgelegt", "vor einer Weile waren es noch etwa {usual}, jetzt schaue ich zweimal hin"],
      fix: ["ich warte auf Angebote und nehme dann zwei", "ich nehme die Eigenmarke, das merkt niemand", "ich kaufe weniger davon und vergleiche mehr"],
      wish: ["es soll wieder bezahlbar sein, etwa {usual} wären in Ordnung", "ein ehrlicher Preis, ohne Tricks"],
    },
  },
  {
    id: "shrinking", kinds: ["food", "good"], common: -0.05, interests: { thrift: 0.2, privacy: 0.1 }, traits: ({ belief }) => -0.2 * belief,
    en: {
      theme: "smaller packs",
      say: ["that the packs get smaller and the price stays, that makes me angry", "less in the pack for the same money, I find that cheeky and annoying"],
      why: ["because they think nobody looks, and I do look", "because it's a trick, and I hate being tricked"],
      example: ["I put an old pack beside a new one once, and a tenth was missing", "at {shop} it looked the same as ever, only lighter"],
      fix: ["I go by the price per kilo now", "I look at the small print on the shelf"],
      wish: ["say openly when there's less in it"],
    },
    de: {
      theme: "kleinere Packungen",
      say: ["dass die Packungen kleiner werden und der Preis bleibt, das macht mich wütend", "weniger drin fürs gleiche Geld, das finde ich dreist und ärgerlich"],
      why: ["weil die denken, dass niemand hinschaut, und ich schaue hin", "weil das ein Trick ist, und ich lasse mich nicht gern austricksen"],
      example: ["ich habe einmal eine alte neben eine neue Packung gestellt, da fehlte ein Zehntel", "bei {shop} sah es aus wie immer, nur leichter"],
      fix: ["ich gehe inzwischen nach dem Kilopreis", "ich lese das Kleingedruckte am Regal"],
      wish: ["sagt offen, wenn weniger drin ist"],
    },
  },
  {
    id: "contents", kinds: ["food"], common: 0.15, interests: { health: 0.45 },
    en: {
      theme: "ingredients and health",
      say: ["too much sugar and too many additives, I find that bad", "the list of ingredients, half of it I can't pronounce, and that worries me", "@precise what bothers me are additives that nobody needs"],
      why: ["because I have to eat it, or my family does", "because I feel it the next day"],
      example: ["the other day I read a label at {shop} for once, and put it back", "there was one that called itself natural, and sugar came second on the list"],
      fix: ["I read labels and make some of it myself", "I buy the plain sort and add what I like"],
      wish: ["fewer ingredients, and ones that I know", "less sugar, without sweetener instead"],
    },
    de: {
      theme: "Inhaltsstoffe und Gesundheit",
      say: ["zu viel Zucker und zu viele Zusatzstoffe, das finde ich schlecht", "die Zutatenliste, die Hälfte kann ich nicht aussprechen, das macht mir Sorgen", "@precise mich stören Zusatzstoffe, die keiner braucht"],
      why: ["weil ich das ja essen muss, oder meine Familie", "weil ich es am nächsten Tag merke"],
      example: ["neulich habe ich bei {shop} das Etikett gelesen und es zurückgelegt", "eines nannte sich natürlich, und Zucker stand an zweiter Stelle"],
      fix: ["ich lese die Etiketten und mache manches selbst", "ich kaufe die einfache Sorte und gebe dazu, was ich mag"],
      wish: ["weniger Zutaten, und solche, die ich kenne", "weniger Zucker, aber auch kein Süßstoff stattdessen"],
    },
  },
  {
    id: "packaging", kinds: ["food", "good"], common: 0.05, interests: { green: 0.55 },
    en: {
      theme: "origin and packaging",
      say: ["all that plastic, I find it awful", "the packaging is annoying, layer around layer", "@warm I feel bad about the rubbish it leaves"],
      why: ["because my bin is full after two days", "because we can see where all of it ends up"],
      example: ["last week I unpacked the shopping, and the bin was full before the fridge was", "there was a bag in a box in a foil, for one portion"],
      fix: ["I buy refills or the big pack where there is one", "I go to the market with my own bags when I can"],
      wish: ["less plastic, and a refill at {shop}"],
    },
    de: {
      theme: "Herkunft und Verpackung",
      say: ["das viele Plastik, das finde ich schlimm", "die Verpackung ist ärgerlich, eine Schicht um die andere", "@warm der Müll, der dabei entsteht, stört mich"],
      why: ["weil meine Tonne nach zwei Tagen voll ist", "weil man ja sieht, wo das alles landet"],
      example: ["letzte Woche habe ich den Einkauf ausgepackt, da war der Müll voller als der Kühlschrank", "da war eine Tüte in einer Schachtel in einer Folie, für eine Portion"],
      fix: ["ich nehme Nachfüllpackungen oder die große Packung, wo es sie gibt", "ich gehe mit eigenen Beuteln auf den Markt, wenn es geht"],
      wish: ["weniger Plastik und etwas zum Nachfüllen bei {shop}"],
    },
  },
  {
    id: "uneven", kinds: ["food", "good"], common: 0.1, interests: { quality: 0.35 }, traits: ({ conscientiousness }) => 0.1 * conscientiousness,
    en: {
      theme: "uneven quality",
      say: ["that the quality varies, once it's good and then disappointing", "they change the recipe without a word, and it gets worse", "@old it used to be better, the quality has become bad"],
      why: ["because then I have to start looking all over again", "because I want to know what I get"],
      example: ["I bought the same one twice at {shop}, and the second was a disappointment", "my favourite suddenly was different, and I threw half of it away"],
      fix: ["I change to another one for a while and come back later", "I buy one first and stock up only if it's good"],
      wish: ["when something is good, leave it as it is"],
    },
    de: {
      theme: "schwankende Qualität",
      say: ["dass die Qualität schwankt, mal ist es gut und dann enttäuschend", "dass sie still die Rezeptur ändern, und dann wird es schlechter", "@old früher war das besser, die Qualität ist schlecht geworden"],
      why: ["weil ich dann wieder von vorn suchen muss", "weil ich wissen will, was ich bekomme"],
      example: ["ich habe bei {shop} zweimal dasselbe gekauft, und das zweite war eine Enttäuschung", "mein Liebling war plötzlich anders, die Hälfte habe ich weggeworfen"],
      fix: ["ich wechsle eine Zeit lang und komme später zurück", "ich kaufe erst eins und decke mich nur ein, wenn es gut ist"],
      wish: ["wenn etwas gut ist, lasst es, wie es ist"],
    },
  },
  {
    id: "sold_out", kinds: ["food", "good"], common: 0, interests: { convenience: 0.4, local: 0.1 },
    en: {
      theme: "hard to get",
      say: ["that what I want is sold out, again and again, it's annoying", "that I have to go to two shops for it, a nuisance"],
      why: ["because I have no time to run around", "because I plan around it, and then the shelf is empty"],
      example: ["on {day} at {shop}: empty shelf, and nobody knew anything", "I went twice last week, and for nothing"],
      fix: ["I take whatever stands beside it", "I buy three when it's there"],
      wish: ["have it at {shop}, always, that's all I ask"],
    },
    de: {
      theme: "schwer zu bekommen",
      say: ["dass es immer wieder ausverkauft ist, das ärgert mich", "dass ich dafür in zwei Läden muss, das ist lästig"],
      why: ["weil ich keine Zeit habe herumzulaufen", "weil ich damit plane, und dann ist das Regal leer"],
      example: ["am {day} bei {shop}: leeres Regal, und keiner wusste etwas", "letzte Woche war ich zweimal da, und beide Male umsonst"],
      fix: ["ich nehme, was daneben steht", "ich kaufe drei, wenn es da ist"],
      wish: ["es soll bei {shop} einfach immer da sein, mehr verlange ich nicht"],
    },
  },
]; // prettier-ignore
