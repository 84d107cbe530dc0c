import { pick, randomFrom } from "../../../functions/statistics/random.ts";
import type { Column, GuideWords } from "./guide.ts";

/** Numbers of a question, from 1: in its guide, of its section, and in its section. */
export interface Numbers {
  number: number;
  section: number;
  inSection: number;
}

/** How a house prints its guides. */
export interface GuideStyle {
  name: string;
  /** Lines above the first section and below the last. */
  top: (words: GuideWords) => string[];
  bottom: (words: GuideWords) => string[];
  heading: (title: string, section: number, minutes: number, words: GuideWords) => string;
  /** A title as it is printed. */
  title: (title: string) => string;
  /** In front of a question, and what stands between questions. */
  question: (numbers: Numbers) => string;
  /** Lines below a question. */
  probes: (probes: readonly string[], words: GuideWords) => string[];
  /** Words on the line of the question, behind it. */
  behind: (probes: readonly string[], words: GuideWords) => string;
  concept: (words: GuideWords) => { above?: string; behind?: string };
  note: (words: GuideWords) => string;
  /** How it stands in a table of Word: its columns, what separates the probes of a cell, and where its topic stands. */
  columns: readonly Column[];
  between: string;
  repeatsTopic?: boolean;
  /** Headings and lists are Word's own. */
  isWords?: boolean;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
const time = (minutes: number, words: GuideWords): string =>
  words.minutes === "分" ? `（${minutes}分）` : ` (${minutes} ${words.minutes})`;
const letter = (at: number): string => String.fromCharCode(97 + at);

const plain: GuideStyle = {
  name: "plain format",
  top: ({ title, welcome }) => [title, "", `[${welcome}]`, ""],
  bottom: ({ goodbye }) => [`[${goodbye}]`],
  heading: (title, _, minutes, words) => `${title}${time(minutes, words)}`,
  title: (title) => title,
  question: ({ number }) => `${number}. `,
  probes: (probes) => probes.map((probe) => `   - ${probe}`),
  behind: () => "",
  concept: ({ show, concept }) => ({ above: `[${show}: ${concept}.]` }),
  note: ({ note }) => `[${note}]`,
  columns: ["time", "question", "probes"],
  between: "; ",
};

export const guideStyles: readonly GuideStyle[] = [
  plain,
  {
    ...plain,
    name: "times in headings and letters for probes",
    heading: (title, section, minutes, words) => `${section}. ${title}${time(minutes, words)}`,
    question: ({ inSection }) => `${inSection}) `,
    probes: (probes) => probes.map((probe, at) => `   ${letter(at)}) ${probe}`),
    columns: ["topic", "question", "probes", "time"],
    between: "\n",
  },
  {
    ...plain,
    name: "a label in front of every probe",
    top: ({ title }) => [title.toLocaleUpperCase("en"), ""],
    heading: (title, section, minutes, words) =>
      `${words.section.toLocaleUpperCase("en")} ${section} – ${title}${time(minutes, words)}`,
    question: ({ number }) => `Q${number}. `,
    probes: (probes, words) => probes.map((probe) => `   ${words.probe}: ${probe}`),
    note: ({ interviewer, note }) => `${interviewer}: ${note.toLocaleUpperCase("en")}`,
    columns: ["number", "question", "probes"],
  },
  {
    ...plain,
    name: "counted sections",
    heading: (title, section, minutes, words) => `${words.section} ${section}: ${title}${time(minutes, words)}`,
    probes: (probes) => probes.map((probe, at) => `   ${letter(at)}. ${probe}`),
    concept: ({ concept }) => ({ above: `> ${capital(concept)}.` }),
    note: ({ moderator, note }) => `${moderator}: ${note}`,
    columns: ["question", "probes"],
    between: "\n",
  },
  {
    ...plain,
    name: "numbers below numbered headings",
    top: ({ title, cover }) => [title, ...cover, ""],
    heading: (title, section, minutes, words) => `${section}. ${title}${time(minutes, words)}`,
    question: ({ section, inSection }) => `${section}.${inSection} `,
    note: ({ note }) => `(${note})`,
    columns: ["number", "question", "probes"],
    between: "\n• ",
  },
  {
    ...plain,
    name: "bullets only",
    top: ({ title }) => [title, ""],
    bottom: () => [],
    heading: (title) => title,
    question: () => "- ",
    probes: (probes) => probes.map((probe) => `    - ${probe}`),
    columns: ["topic", "question", "probes"],
    repeatsTopic: true,
  },
  {
    ...plain,
    name: "headings in capitals and no numbers",
    top: ({ title }) => [title, ""],
    title: (title) => title.toLocaleUpperCase("en"),
    heading: (title, _, minutes, words) => `${title}${time(minutes, words)}`,
    question: () => "",
    probes: (probes) => probes.map((probe) => `   • ${probe}`),
    note: ({ note }) => `[${note.toLocaleUpperCase("en")}]`,
  },
  {
    ...plain,
    name: "probes on one line",
    heading: (title, section) => `# ${section}. ${title}`,
    probes: (probes, words) => (probes.length > 0 ? [`${words.probes}: ${probes.join("; ")}`] : []),
    concept: ({ announce, concept }) => ({ above: `${announce}: ${concept}` }),
    note: ({ note }) => `// ${note}`,
    between: " / ",
  },
  {
    ...plain,
    name: "a cover and notes to interviewers",
    top: ({ title, cover, interviewer, welcome }) => [title, ...cover, "", `${interviewer}: ${welcome}`, ""],
    bottom: ({ interviewer, goodbye }) => [`[${interviewer}: ${goodbye.toLocaleUpperCase("en")}]`],
    concept: ({ show, concept }) => ({ behind: `[${show}: ${concept}]` }),
    note: ({ interviewer, note }) => `[${interviewer}: ${note}]`,
    columns: ["time", "topic", "question", "probes"],
  },
  {
    ...plain,
    name: "greetings as they are spoken",
    top: ({ title, greeting }) => [title, "", greeting, ""],
    bottom: ({ thanks }) => [thanks],
    heading: (title, section) => `${String.fromCharCode(64 + section)}. ${title}`,
    behind: (probes, words) => (probes.length > 0 ? ` (${words.probes}: ${probes.join("; ")})` : ""),
    probes: () => [],
    columns: ["question", "probes"],
    between: "; ",
  },
  {
    ...plain,
    name: "brackets around all that is not asked",
    top: ({ title, welcome }) => [title, "", `(${welcome})`, ""],
    bottom: ({ goodbye }) => [`(${goodbye})`],
    heading: (title, _, minutes, words) => `${title} – ${minutes} ${words.minutes}`,
    probes: (probes, words) => (probes.length > 0 ? [`   [${words.probe}: ${probes.join("; ")}]`] : []),
    concept: ({ show, concept }) => ({ above: `(${show}: ${concept})` }),
    note: ({ note }) => `(${note})`,
    columns: ["topic", "time", "question", "probes"],
    between: "\n- ",
  },
  {
    ...plain,
    name: "a label above bullets",
    heading: (title, section, minutes, words) => `${words.section} ${section}. ${title}${time(minutes, words)}`,
    question: ({ number }) => `${number}) `,
    probes: (probes, words) =>
      probes.length > 0 ? [`   ${words.probes}:`, ...probes.map((probe) => `   • ${probe}`)] : [],
    concept: ({ show, concept }) => ({ behind: `(${show}: ${concept}.)` }),
    note: ({ interviewer, note }) => `(${interviewer}: ${note})`,
  },
  {
    ...plain,
    name: "Word's own headings and lists",
    heading: (title) => `# ${title}`,
    probes: (probes) => probes.map((probe) => `  • ${probe}`),
    isWords: true,
    columns: ["number", "topic", "question", "probes"],
    between: "\n",
  },
  {
    ...plain,
    name: "arrows and commas",
    heading: (title) => `${title}:`,
    probes: (probes, words) =>
      probes.length > 0
        ? [`   → ${words.probes}: ${probes.join(probes.every((probe) => /[?？]$/u.test(probe)) ? " " : ", ")}`]
        : [],
    note: ({ moderator, note }) => `[${moderator}: ${note}]`,
    between: ", ",
  },
];

/** A house that has each of its habits from another one. @param seed the same one gives the same house */
export function mixedStyle(seed: string): GuideStyle {
  const random = randomFrom(seed);
  const any = () => pick(random, guideStyles);
  const { heading, title } = any();
  const { probes, behind } = any();
  const { columns, repeatsTopic } = any();
  return {
    ...{ name: seed, heading, title, probes, behind, columns, repeatsTopic },
    ...{ top: any().top, bottom: any().bottom, question: any().question },
    ...{ concept: any().concept, note: any().note, between: any().between },
  };
}
