import type { AskedQuestion } from "../../../../../functions/findings/human-study/asked-questions.ts";

const common = { scale: null, options: null, multiple: false, standard: false, fact: false } as const;
const scale = { first_value: 1, low_label: null, high_label: null, labels: null };

/** What the people of the files beside this one were asked, as a simulation asked it. */
export const asked: readonly AskedQuestion[] = [
  {
    ...common,
    id: "q1",
    texts: ["How satisfied are you?"],
    kind: "likert",
    scale: { ...scale, points: 7, low_label: "Not at all satisfied", high_label: "Very satisfied" },
  },
  {
    ...common,
    id: "q2",
    texts: ["Where do you buy it?"],
    kind: "multiple_choice",
    options: ["Supermarket", "Discounter", "Online", "Farm shop, market"],
    multiple: true,
  },
  {
    ...common,
    id: "q3",
    texts: ["How likely would you be to recommend it?"],
    kind: "likert",
    scale: { ...scale, points: 11, first_value: 0 },
  },
  {
    ...common,
    id: "q4",
    texts: ["Which do you drink most?"],
    kind: "multiple_choice",
    options: ["Milk", "Oat drink", "Soy drink", "None of these"],
  },
  {
    ...common,
    id: "q5",
    texts: ["I like the taste."],
    kind: "likert",
    scale: { ...scale, points: 5, labels: ["Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree"] },
  },
];
