import type { Language } from "../../../functions/domain/scales/language.ts";
import type { ScaleFamily } from "../../../functions/domain/scales/scale-families.ts";

/** Answers in the words of respondents, one per point and lowest first; none of them is an anchor statement. */
export const surveyAnswers: readonly (readonly [ScaleFamily, Language, readonly (readonly string[])[]])[] = [
  [
    "likelihood",
    "en",
    [
      [
        "That's not going to happen.",
        "Not likely, I'd have to be bored out of my mind.",
        "Could go either way, ask me next month.",
        "I expect I'll do it at some point this year.",
        "Absolutely, I have already booked it.",
      ],
      [
        "I will never do that, no chance.",
        "I doubt it, to be honest.",
        "Maybe, maybe not.",
        "Chances are I will.",
        "You can bet on it, I'm dead certain.",
      ],
    ],
  ],
  [
    "likelihood",
    "de",
    [
      [
        "Das wird nie passieren.",
        "Damit rechne ich nicht.",
        "Das steht in den Sternen.",
        "Davon gehe ich eigentlich aus.",
        "Garantiert, das ist schon fest eingeplant.",
      ],
      [
        "Ausgeschlossen, nie im Leben.",
        "Eher unwahrscheinlich, ich habe anderes zu tun.",
        "Kann so oder so kommen.",
        "Wahrscheinlich schon.",
        "Sehr wahrscheinlich sogar, ich freue mich darauf.",
      ],
    ],
  ],
  [
    "recommendation",
    "en",
    [
      [
        "I'd warn people to stay away from it.",
        "I would rather keep it to myself.",
        "If somebody asked me, I might say it's okay.",
        "I'd happily put in a good word for it.",
        "I already rave about it and tell everyone to get one.",
      ],
      [
        "I'd never recommend this to anyone.",
        "Probably not the first thing I would suggest.",
        "Depends on who is asking.",
        "Yes, I would recommend it to most of my colleagues.",
        "Absolutely, I recommend it to everybody I meet.",
      ],
    ],
  ],
  [
    "recommendation",
    "de",
    [
      [
        "Davon würde ich jedem abraten.",
        "Nicht unbedingt, das behalte ich eher für mich.",
        "Wenn mich jemand fragt, vielleicht.",
        "Ja, das empfehle ich gern weiter.",
        "Da schwärme ich jedem vor, das muss man unbedingt haben.",
      ],
      [
        "Niemals würde ich das empfehlen.",
        "Wahrscheinlich würde ich es nicht weiterempfehlen.",
        "Kommt drauf an, wer fragt.",
        "Da würde ich schon ein gutes Wort einlegen.",
        "Das empfehle ich definitiv jedem weiter.",
      ],
    ],
  ],
  [
    "importance",
    "en",
    [
      [
        "I couldn't care less about that.",
        "It's a side issue, low on my list.",
        "It's one factor among many.",
        "That matters to me, I pay attention to it.",
        "That comes first, it's a deal-breaker for me.",
      ],
      [
        "Makes no difference to me whatsoever.",
        "Nice extra, but a minor thing.",
        "It matters to some degree.",
        "It's an important point when I choose.",
        "Absolutely crucial, I could not do without it.",
      ],
    ],
  ],
  [
    "importance",
    "de",
    [
      [
        "Das ist mir völlig egal.",
        "Für mich eher Nebensache.",
        "Das ist einer von vielen Punkten.",
        "Da lege ich schon Wert drauf.",
        "Das steht bei mir an erster Stelle, da mache ich keine Kompromisse.",
      ],
      [
        "Das spielt für mich überhaupt keine Rolle.",
        "Nicht so wichtig, das steht weiter hinten.",
        "Es ist ein Stück weit wichtig.",
        "Ja, das ist mir wichtig.",
        "Das ist absolut entscheidend für mich.",
      ],
    ],
  ],
  [
    "frequency",
    "en",
    [
      [
        "I have never done that in my life.",
        "Hardly ever, perhaps once a year.",
        "From time to time, when I feel like it.",
        "Most days of the week, I'd say.",
        "Every single morning without exception.",
      ],
      [
        "Never, not a single time.",
        "I seldom do.",
        "Every so often, maybe once a month.",
        "I do that frequently.",
        "All day long, constantly.",
      ],
    ],
  ],
  [
    "frequency",
    "de",
    [
      [
        "Das habe ich noch nie gemacht.",
        "So gut wie nie, vielleicht einmal im Jahr.",
        "Ab und zu, wenn es sich ergibt.",
        "Fast jede Woche.",
        "Jeden Morgen, ohne Ausnahme.",
      ],
      ["Niemals.", "Eher selten.", "Gelegentlich mal.", "Ziemlich häufig.", "Täglich, rund um die Uhr."],
    ],
  ],
  [
    "interest",
    "en",
    [
      [
        "That topic puts me to sleep.",
        "Not really my topic, I'd skim over it.",
        "I'd listen with half an ear.",
        "I'd like to learn more about that.",
        "I'm captivated, I could talk about it for hours.",
      ],
      [
        "I have no interest in that at all.",
        "It doesn't interest me much.",
        "I am mildly interested.",
        "It interests me, tell me more.",
        "That is absolutely fascinating to me.",
      ],
    ],
  ],
  [
    "interest",
    "de",
    [
      [
        "Da schlafe ich ein.",
        "Das ist eher nicht mein Thema.",
        "Da höre ich mit halbem Ohr hin.",
        "Das finde ich spannend, da höre ich gern zu.",
        "Dafür brenne ich, davon kann ich nicht genug bekommen.",
      ],
      [
        "Das interessiert mich überhaupt nicht.",
        "Das interessiert mich wenig.",
        "Da würde ich vielleicht mal kurz reinschauen.",
        "Das interessiert mich schon.",
        "Das fasziniert mich total, ich will alles wissen.",
      ],
    ],
  ],
  [
    "ease",
    "en",
    [
      [
        "It was a nightmare, I gave up twice.",
        "It was quite tricky and took me a while.",
        "It was okay, some parts were easy and some were hard.",
        "It went smoothly, I had no trouble.",
        "A piece of cake, I could do it in my sleep.",
      ],
      [
        "Incomprehensible, I couldn't work it out.",
        "Rather confusing, I needed help.",
        "Not easy, but not hard either.",
        "Pretty straightforward.",
        "Totally effortless.",
      ],
    ],
  ],
  [
    "ease",
    "de",
    [
      [
        "Das war ein Albtraum, ich war völlig überfordert.",
        "Das war ziemlich knifflig.",
        "Ging so, mal leicht, mal schwer.",
        "Das ist mir leichtgefallen.",
        "Das war ein Kinderspiel.",
      ],
      [
        "Unverständlich, ich bin daran verzweifelt.",
        "Nicht so leicht, ich habe Hilfe gebraucht.",
        "Ich musste kurz überlegen, dann ging es.",
        "Das ging ohne Probleme.",
        "Völlig mühelos, das war selbsterklärend.",
      ],
    ],
  ],
  [
    "trust",
    "en",
    [
      [
        "They are crooks, I don't believe a thing they say.",
        "I'm rather wary of them.",
        "I trust them up to a point.",
        "They are dependable and keep their word.",
        "I would trust them with my life.",
      ],
      [
        "Zero trust, they are liars.",
        "I have my doubts about them.",
        "I neither trust nor distrust them.",
        "I feel in good hands with them.",
        "I rely on them one hundred percent, they never let me down.",
      ],
    ],
  ],
  [
    "trust",
    "de",
    [
      [
        "Das sind Gauner, denen glaube ich nichts.",
        "Da bin ich lieber vorsichtig.",
        "Bis zu einem gewissen Grad traue ich denen.",
        "Auf die kann man sich verlassen.",
        "Für die lege ich die Hand ins Feuer.",
      ],
      [
        "Null Vertrauen, die lügen doch.",
        "Da habe ich so meine Zweifel.",
        "Weder vertraue noch misstraue ich denen.",
        "Ich fühle mich da in guten Händen.",
        "Ich habe blindes Vertrauen zu denen.",
      ],
    ],
  ],
  [
    "quality",
    "en",
    [
      [
        "Absolutely dreadful, a disaster.",
        "A bit below par, it leaves a lot to be desired.",
        "So-so, nothing special.",
        "Well done, a solid piece of work.",
        "Top-notch, it could not be better.",
      ],
      [
        "The worst I have ever had.",
        "Rather disappointing.",
        "It's okay, about average.",
        "Pretty good.",
        "Superb, flawless.",
      ],
    ],
  ],
  [
    "quality",
    "de",
    [
      [
        "Unter aller Kanone, einfach furchtbar.",
        "Eher mau, das lässt zu wünschen übrig.",
        "So lala, Durchschnitt eben.",
        "Ordentliche Arbeit.",
        "Spitzenklasse, besser geht es nicht.",
      ],
      [
        "Eine Katastrophe.",
        "Nicht besonders gut.",
        "Mittelmäßig, weder Fisch noch Fleisch.",
        "Schön gemacht, gefällt mir.",
        "Einfach perfekt, makellos.",
      ],
    ],
  ],
  [
    "intensity",
    "en",
    [
      [
        "Not in the least.",
        "Just a bit.",
        "To some extent.",
        "A great deal.",
        "A hundred percent, through and through.",
      ],
      ["No, in no way.", "Hardly.", "More or less.", "Quite a lot.", "Totally."],
    ],
  ],
  [
    "intensity",
    "de",
    [
      [
        "Kein bisschen.",
        "Nur geringfügig.",
        "Teils, bis zu einem gewissen Grad.",
        "In erheblichem Maße, ja, sehr.",
        "Hundertprozentig, durch und durch.",
      ],
      ["Gar nicht.", "Kaum.", "Halbwegs.", "Deutlich.", "Komplett."],
    ],
  ],
];
