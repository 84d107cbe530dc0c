import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what is in a product and where it comes from. */
export const contentsReasons: VoicePack["reasons"] = {
  protein: {
    pro: [
      "{claim} [würde mich länger satt machen|hält länger vor], [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "ich achte auf Eiweiß, also [hilft mir das|kommt mir das gelegen]",
      "@young mein Trainingsplan sagt danke, {claim} passt",
      "@old in meinem Alter muss man auf die Muskeln achten, da ist Eiweiß nützlich",
    ],
    con: [
      "Eiweiß bekomme ich genug aus normalem Essen, das brauche ich nicht",
      "@old überall steht jetzt Protein drauf, das nervt mich",
      "@blunt ich bin kein Bodybuilder, das brauche ich nicht",
      "@precise {claim} ist nicht viel, wenn man nachrechnet",
    ],
  },
  less_sugar: {
    pro: [
      "{claim} freut mich, das meiste ist mir viel zu süß",
      "weniger Zucker ist [genau mein Thema|das, worauf ich achte], [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@chatty endlich etwas, bei dem mir nicht die Zähne wehtun, [das gefällt mir|das finde ich gut|das mag ich]",
      "@young kein Zuckertief danach, schön",
      "@precise {claim} ist das Erste, was ich auf der Packung prüfe, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@old wir haben Zucker früher löffelweise gegessen, gut, dass ihn mal jemand weglässt",
      "@blunt kein Zucker, gut",
      "@warm ohne den ganzen Zucker kann ich das auch anderen mitgeben, das ist schön",
      "@careful mein Arzt wäre mit {claim_dat} sehr zufrieden",
    ],
    con: [
      "ohne Zucker schmeckt das nach nichts, fürchte ich",
      "@blunt kein Zucker, kein Spaß",
      "@precise was statt des Zuckers drin ist, steht da nicht, das [stört mich|gefällt mir nicht|passt mir nicht]",
      "ich mag es nun mal süß, ohne gefällt es mir nicht",
    ],
  },
  health: {
    pro: [
      "ich achte auf meine Gesundheit, da passt das gut",
      "{claim} ist mir [wichtiger geworden|wichtig], das ist ein Vorteil",
      "@precise wenn {claim} stimmt, ist das ein gutes Argument",
      "@warm damit hätte ich das Gefühl, mir etwas Gutes zu tun",
    ],
    con: [
      "gesund ist heute angeblich alles, [jedenfalls auf der Packung|wenn man dem Etikett glaubt]",
      "@blunt gesund ist für mich ein Spaziergang",
      "für die Gesundheit esse ich lieber einen Apfel",
      "@old früher war Butter ungesund, heute wieder nicht, das beeindruckt mich nicht",
    ],
  },
  natural: {
    pro: [
      "ich mag kurze Zutatenlisten, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "kein Chemiebaukasten, so gefällt mir das",
      "@careful ich vertrage vieles nicht, da bin ich über die Zutaten erleichtert",
    ],
    con: [
      "natürlich darf sich alles nennen, das ist mir zu vage",
      "@blunt Arsen ist auch natürlich",
      "ob natürlich oder nicht, [war mir noch nie wichtig|das ist mir egal]",
    ],
  },
  organic: {
    pro: [
      "Bio kaufe ich sowieso, das ist ein Pluspunkt",
      "dem Bio-Siegel vertraue ich mehr als den meisten",
      "@warm Bio fühlt sich für mich richtig an, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "Bio heißt meistens nur teurer",
      "@blunt Bio, also teurer und schneller schlecht",
      "bei Bio habe ich noch nie einen Unterschied geschmeckt",
    ],
  },
  sustainable: {
    pro: [
      "weniger Müll ist mir wichtig, deshalb zählt das",
      "meine Tonne ist voll mit Verpackung, da ist weniger davon [eine gute Sache|ein echter Vorteil]",
      "@young das sollte Standard sein, gut, dass sie es machen",
      "@precise wenn das mit der Umwelt stimmt, ist es ein echter Vorteil",
    ],
    con: [
      "{claim} soll vor allem das Gewissen beruhigen, da bin ich [skeptisch|misstrauisch]",
      "@blunt dem Planeten ist das egal",
      "@old wir haben die Dinge einfach benutzt, bis sie kaputt waren, das war besser für die Umwelt",
      "für {claim_acc} zahle ich nichts extra",
    ],
  },
  vegan: {
    pro: [
      "wir essen immer weniger Fleisch und Milch, da passt pflanzlich gut",
      "@young die meisten in meinem Freundeskreis leben vegan oder fast, das ist ein Vorteil",
      "pflanzlich bekommt mir besser, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "pflanzlich ist für mich kein Kaufgrund",
      "@old ich bin mit dem Original groß geworden und bleibe dabei",
      "@blunt ich bin nicht vegan und werde es nicht",
    ],
  },
  local: {
    pro: [
      "ich weiß gern, wo etwas herkommt, und das hier kommt aus der Nähe, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "wenn es von hier ist, zahle ich lieber, [das gefällt mir|das finde ich gut|das mag ich]",
      "@old von hier war schon immer besser, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "regional klingt nett, entscheidet bei mir aber nichts",
      "@precise regional ist kein geschützter Begriff, das sagt wenig",
    ],
  },
  ethics: {
    pro: [
      "dass die Leute anständig bezahlt werden, ist mir wichtig",
      "@warm am anderen Ende kann jemand davon leben, [das gefällt mir|das finde ich gut|das mag ich]",
      "Fairness ist mir etwas wert, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "von den vielen Gutmenschen-Siegeln habe ich genug",
      "@blunt spenden kann ich selbst, das muss nicht im Preis stecken",
    ],
  },
  animal_welfare: {
    pro: [
      "wie es den Tieren geht, ist mir wichtig, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@warm kein Tier muss dafür leiden, da bin ich erleichtert",
      "ohne Tierquälerei, so gefällt mir das",
    ],
    con: ["die Angaben zu den Tieren sind mir zu vage", "@blunt schöne Bilder von Wiesen, glaube ich nicht"],
  },
  taste: {
    pro: [
      "das klingt, als könnte es richtig gut schmecken",
      "bei mir kommt der Geschmack zuerst, und das klingt lecker",
      "@chatty mir läuft ein bisschen das Wasser im Mund zusammen, lecker",
      "@warm das klingt köstlich",
    ],
    con: [
      "dass mir das schmeckt, bezweifle ich",
      "@blunt das schmeckt am Ende doch nicht gut",
      "@old mein Gaumen ist anderes gewohnt, das wird mir nicht gefallen",
    ],
  },
  safety: {
    pro: [
      "dass es sicher ist, ist das Wichtigste, das beruhigt mich und ist gut",
      "@careful Sicherheit zuerst, da bin ich erleichtert",
      "@warm das könnte ich auch bei Kindern stehen lassen, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: ["sicher sollte selbstverständlich sein, mich macht das eher misstrauisch"],
  },
};
