const VERBS = [
  "ignore|disregard|forget|reveal|print|repeat|vergiss|verrate|wiederhole|oublie|révèle|répète|olvida|revela|repite",
  "esqueça|revele|repita",
];
const NOUNS = "instruction|prompt|rule|anweisung|regel|consigne|règle|instruc|reglas|regras";
const ORDERS = new RegExp(`(${VERBS.join("|")}).*(${NOUNS})|(指示|命令|プロンプト).*(無視|忘れ|教え)`, "iu");

/** Whether a text gives orders to whoever reads it instead of describing people. */
export const isOrder = (text: string): boolean => ORDERS.test(text);
