import type { InterviewerPack } from "./pack.ts";

export const interviewerGerman: InterviewerPack = {
  open: {
    first: [
      "Herzlich willkommen. Was ging Ihnen als Erstes durch den Kopf?",
      "Schön, dass Sie da sind. Was sind Ihre ersten Gedanken dazu?",
      "Beginnen wir mit dem ersten Eindruck. Was fällt Ihnen spontan dazu ein?",
    ],
    reasons: [
      "Was steckt hinter Ihrer Sicht, in welche Richtung sie auch geht?",
      "Welche Gründe stehen hinter dem, was Sie bisher gesagt haben?",
      "Bleiben wir beim Warum: Woran liegt es, dass Sie es so sehen?",
    ],
    situation: [
      "Denken Sie an Ihren eigenen Alltag: In welchen Situationen käme es vor, in welchen nicht?",
      "Wann und wo hätte das, wenn überhaupt, einen Platz in Ihrer Woche?",
      "Wenn Sie an die letzten Wochen denken: Bei welcher Gelegenheit hätte es eine Rolle gespielt, falls bei einer?",
    ],
    doubt: [
      "Welche Fragen oder Zweifel bleiben für Sie, und was ist geklärt?",
      "Wo zögern Sie, und wo nicht?",
      "Was würden Sie wissen wollen, bevor Sie sich so oder so entscheiden, und welche Bedenken haben Sie?",
    ],
    change: [
      "Was könnte Ihre Meinung ändern, in die eine oder die andere Richtung?",
      "Was müsste anders sein, damit Sie es anders sehen?",
      "Angenommen, wir treffen uns in einem Jahr wieder: Was könnte Sie bis dahin umstimmen?",
    ],
    weigh: [
      "Wir kommen zum Schluss: Was wiegt für Sie von allem Gesagten am schwersten?",
      "Wenn Sie auf das Gespräch zurückschauen, was ist Ihnen am Ende am wichtigsten?",
      "Zum Schluss: Was gibt für Sie den Ausschlag, in die eine oder die andere Richtung?",
    ],
  },
  habit: {
    first: [
      "Herzlich willkommen. Wie läuft das bei Ihnen, so wie es Ihnen spontan einfällt?",
      "Beginnen wir bei Ihnen selbst: Was fällt Ihnen als Erstes ein, wenn Sie daran denken, wie Sie das machen?",
    ],
    reasons: ["Warum machen Sie es so, wie Sie es machen?", "Welche Gründe hat es, dass Sie es auf Ihre Art machen?"],
    situation: [
      "Denken Sie an das letzte Mal: Wie war die Situation, und was haben Sie getan?",
      "Bei welcher Gelegenheit ist es anders als sonst?",
    ],
    doubt: ["Was stört Sie daran, falls überhaupt etwas?", "Wo zögern Sie, wenn Sie sich entscheiden müssen?"],
    change: [
      "Was müsste passieren, damit Sie es anders machen?",
      "Was hat Sie schon einmal umgestimmt, oder was könnte Sie überzeugen?",
    ],
    weigh: [
      "Wir kommen zum Schluss: Was wiegt am schwersten, wenn Sie sich entscheiden?",
      "Zum Schluss: Was ist Ihnen bei alledem am wichtigsten?",
    ],
  },
  takeUp: ["Gefallen ist hier „{words}“ und auch „{others}“.", "„{words}“ war zu hören, ebenso „{others}“."],
  takeUpOne: ["Gefallen sind die Worte „{words}“.", "Eben war zu hören: „{words}“."],
  differ: [
    "{a}, von Ihnen kam „{words}“; {b}, von Ihnen „{others}“.",
    "Von {a} haben wir „{words}“ gehört, von {b} „{others}“.",
  ],
  differAsk: [
    "Was sagen Sie einander dazu?",
    "Wie hören Sie beide, was der oder die andere sagt?",
    "Wo genau gehen Ihre Ansichten auseinander?",
  ],
  differAskThree: [
    "Was sagen Sie einander dazu, und wie ist es bei Ihnen, {quiet}?",
    "Wo genau gehen die Ansichten auseinander, und wo stehen Sie, {quiet}?",
  ],
  quiet: [
    "{quiet}, von Ihnen haben wir bisher weniger gehört. Wie sehen Sie selbst, was gesagt wurde?",
    "{quiet}, von Ihnen möchte ich gern mehr hören. Wie ist Ihre Sicht auf das, was die anderen sagen?",
  ],
  deepen: [
    "{a}, Sie haben „{words}“ gesagt. Was steckt dahinter?",
    "{a}, ich habe mir „{words}“ notiert. Wie meinen Sie das genauer?",
  ],
  probe: {
    words: [
      "Sie sagten „{words}“. Können Sie mir mehr darüber erzählen?",
      "Was meinen Sie mit „{words}“?",
      "„{words}“: Was steckt für Sie dahinter?",
      "Sie erwähnten „{words}“. Wie kam es dazu?",
    ],
    reason: ["Woran liegt das, wenn Sie „{words}“ sagen?", "Sie sagten „{words}“. Warum ist das so?"],
    example: [
      "Sie sagten „{words}“. Fällt Ihnen ein bestimmtes Mal ein, bei dem das so war?",
      "Wann war das zuletzt so, „{words}“, und was ist da passiert?",
    ],
    more: ["Können Sie darüber noch etwas mehr erzählen?", "Was fällt Ihnen noch dazu ein?"],
    back: [
      "Ich komme noch einmal auf die Frage zurück: Wie ist das bei Ihnen?",
      "Und wenn Sie an Ihr eigenes Leben denken: Wie würden Sie die Frage beantworten?",
    ],
    keyword: ["Wie ist es mit dem Stichwort „{keyword}“?", "Und zum Stichwort „{keyword}“: Wie ist das bei Ihnen?"],
  },
  and: "und",
};
