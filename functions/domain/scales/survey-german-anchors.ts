import type { AnchorSets } from "./anchors.ts";
import type { SurveyFamily } from "./survey-families.ts";

/** German anchor statements of the scales that only surveys ask: natural first-person sentences, lowest point first. */
export const surveyGermanAnchors: Readonly<Record<SurveyFamily, AnchorSets>> = {
  likelihood: [
    [
      "Es ist sehr unwahrscheinlich, dass ich das tue.",
      "Es ist eher unwahrscheinlich, dass ich das tue.",
      "Es ist völlig offen, ob ich das tue.",
      "Es ist recht wahrscheinlich, dass ich das tue.",
      "Es ist sehr wahrscheinlich, dass ich das tue.",
    ],
    [
      "Dafür besteht bei mir keine Chance.",
      "Dafür besteht bei mir nur eine kleine Chance.",
      "Dafür stehen die Chancen bei mir fünfzig zu fünfzig.",
      "Dafür besteht bei mir eine gute Chance.",
      "Daran besteht bei mir keine Frage, das steht fest.",
    ],
    [
      "Das mache ich auf keinen Fall.",
      "Das mache ich wahrscheinlich nicht.",
      "Vielleicht mache ich das, vielleicht auch nicht.",
      "Das mache ich wahrscheinlich.",
      "Das mache ich auf jeden Fall.",
    ],
  ],
  recommendation: [
    [
      "Ich würde es auf keinen Fall weiterempfehlen.",
      "Ich würde es wahrscheinlich nicht weiterempfehlen.",
      "Ich bin mir nicht sicher, ob ich es weiterempfehlen würde oder nicht.",
      "Ich würde es wahrscheinlich weiterempfehlen.",
      "Ich würde es auf jeden Fall weiterempfehlen.",
    ],
    [
      "Ich würde meine Freunde davor warnen.",
      "Ich würde meinen Freunden lieber nichts davon erzählen.",
      "Ich würde meinen Freunden nur davon erzählen, wenn sie fragen.",
      "Ich würde es meinen Freunden gern ans Herz legen.",
      "Ich würde allen Freunden sagen, dass sie es unbedingt haben müssen.",
    ],
    [
      "Es ist sehr unwahrscheinlich, dass ich dafür werbe.",
      "Es ist eher unwahrscheinlich, dass ich dafür werbe.",
      "Es ist völlig offen, ob ich dafür werbe.",
      "Es ist recht wahrscheinlich, dass ich dafür werbe.",
      "Es ist sehr wahrscheinlich, dass ich dafür werbe.",
    ],
  ],
  importance: [
    [
      "Das ist mir überhaupt nicht wichtig.",
      "Das ist mir nicht besonders wichtig.",
      "Das ist mir mittelmäßig wichtig.",
      "Das ist mir ziemlich wichtig.",
      "Das ist mir äußerst wichtig.",
    ],
    [
      "Darauf achte ich überhaupt nicht.",
      "Darauf achte ich kaum.",
      "Darauf achte ich ein Stück weit.",
      "Darauf achte ich sehr.",
      "Darauf achte ich mehr als auf fast alles andere.",
    ],
    [
      "Für meine Entscheidung spielt das gar keine Rolle.",
      "Für meine Entscheidung spielt das eine kleine Rolle.",
      "Für meine Entscheidung spielt das eine gewisse Rolle.",
      "Für meine Entscheidung spielt das eine große Rolle.",
      "Für meine Entscheidung ist das unverzichtbar und gibt den Ausschlag.",
    ],
  ],
  frequency: [
    [
      "Das mache ich nie.",
      "Das mache ich selten.",
      "Das mache ich manchmal.",
      "Das mache ich oft.",
      "Das mache ich immer.",
    ],
    [
      "Das kommt bei mir kein einziges Mal vor.",
      "Das kommt bei mir alle Jubeljahre vor.",
      "Das kommt bei mir hin und wieder vor.",
      "Das kommt bei mir recht regelmäßig vor.",
      "Das kommt bei mir ständig vor.",
    ],
    [
      "In meinem Leben gibt es das an keinem einzigen Tag.",
      "In meinem Leben ist das die Ausnahme, ein paar Mal im Jahr.",
      "In meinem Leben gibt es das gelegentlich, ein paar Mal im Monat.",
      "In meinem Leben ist das häufig, mehrmals in der Woche.",
      "In meinem Leben ist das dauernd so, jeden einzelnen Tag.",
    ],
  ],
  interest: [
    [
      "Das interessiert mich überhaupt nicht.",
      "Das interessiert mich nicht besonders.",
      "Das interessiert mich einigermaßen.",
      "Das interessiert mich ziemlich.",
      "Das interessiert mich brennend.",
    ],
    [
      "Es langweilt mich und ich will nichts davon hören.",
      "Es macht mich kaum neugierig.",
      "Es macht mich ein wenig neugierig.",
      "Es macht mich neugierig und ich würde gern mehr erfahren.",
      "Es fasziniert mich und ich will alles darüber wissen.",
    ],
    [
      "Ich würde dem keine Sekunde Aufmerksamkeit schenken.",
      "Ich würde dem kaum Aufmerksamkeit schenken.",
      "Ich würde dem etwas Aufmerksamkeit schenken.",
      "Ich würde dem gern Aufmerksamkeit schenken.",
      "Ich würde dem sofort meine volle Aufmerksamkeit schenken.",
    ],
  ],
  ease: [
    [
      "Das war für mich sehr schwierig.",
      "Das war für mich eher schwierig.",
      "Das war für mich weder einfach noch schwierig.",
      "Das war für mich ziemlich einfach.",
      "Das war für mich sehr einfach.",
    ],
    [
      "Ich habe mich mit jedem Schritt gequält und fast aufgegeben.",
      "Ich habe mich mit manchem schwergetan und fand es umständlich.",
      "Ich habe es mit etwas Mühe geschafft, wie zu erwarten war.",
      "Ich habe es ohne viel Mühe geschafft.",
      "Ich habe es ganz ohne Mühe geschafft, es war kinderleicht.",
    ],
    [
      "Es ist hoffnungslos kompliziert und ich verstehe es nicht.",
      "Es ist etwas kompliziert und verlangt Gewöhnung.",
      "Es ist teils unkompliziert und teils kompliziert.",
      "Es ist recht unkompliziert und man kommt gut damit zurecht.",
      "Es ist völlig unkompliziert und geht wie von selbst.",
    ],
  ],
  trust: [
    [
      "Ich vertraue ihnen überhaupt nicht.",
      "Ich vertraue ihnen eigentlich nicht.",
      "Ich bin unentschieden, ob ich ihnen vertraue.",
      "Ich vertraue ihnen eher.",
      "Ich vertraue ihnen voll und ganz.",
    ],
    [
      "Ich habe keinerlei Zutrauen zu ihnen, sie sind unehrlich.",
      "Ich habe wenig Zutrauen zu ihnen und viele Zweifel.",
      "Ich habe etwas Zutrauen zu ihnen und einige Zweifel.",
      "Ich habe Zutrauen zu ihnen, sie sind meistens zuverlässig.",
      "Ich habe volles Zutrauen zu ihnen, sie sind ehrlich und zuverlässig.",
    ],
    [
      "Ich würde mich auf kein Wort von ihnen verlassen.",
      "Ich würde mich nur ungern auf sie verlassen.",
      "Ich würde mich in manchem auf sie verlassen und in manchem nicht.",
      "Ich würde mich in den meisten Dingen auf sie verlassen.",
      "Ich würde mich blind auf sie verlassen, ohne jeden Zweifel.",
    ],
  ],
  quality: [
    [
      "Das ist sehr schlecht.",
      "Das ist eher schlecht.",
      "Das ist durchschnittlich.",
      "Das ist gut.",
      "Das ist hervorragend.",
    ],
    [
      "Ich bewerte es als miserabel, daran stimmt nichts.",
      "Ich bewerte es als schwach, daran ist vieles mangelhaft.",
      "Ich bewerte es als akzeptabel, es ist weder gut noch schlecht.",
      "Ich bewerte es als gelungen, das meiste daran ist ordentlich.",
      "Ich bewerte es als ausgezeichnet, alles daran ist perfekt.",
    ],
    [
      "Es gehört zum Schlechtesten, was ich kenne.",
      "Es ist schlechter als das meiste, was ich kenne.",
      "Es ist ungefähr so wie das andere, was ich kenne.",
      "Es ist besser als das meiste, was ich kenne.",
      "Es gehört zum Besten, was ich kenne.",
    ],
  ],
  intensity: [
    [
      "Das gilt für mich überhaupt nicht.",
      "Das gilt für mich kaum.",
      "Das gilt für mich teilweise.",
      "Das gilt für mich weitgehend.",
      "Das gilt für mich vollkommen.",
    ],
    [
      "Bei mir ist das nicht im Geringsten der Fall.",
      "Bei mir ist das ein bisschen der Fall.",
      "Bei mir ist das einigermaßen der Fall.",
      "Bei mir ist das in der Tat sehr der Fall.",
      "Bei mir ist das voll und ganz der Fall.",
    ],
    [
      "Ich empfinde nichts dergleichen.",
      "Ich empfinde das in geringem Maß.",
      "Ich empfinde das in mittlerem Maß.",
      "Ich empfinde das in hohem Maß.",
      "Ich empfinde das in höchstem Maß.",
    ],
  ],
};
