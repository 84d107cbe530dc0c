import { systemText, toolsOf } from "../../functions/models/port/request-parts.ts";
import { promptText, type Prompt } from "../../functions/models/prompts/prompt.ts";
import { draftCodebookPrompt } from "../../functions/findings/codebook/draft-prompt.ts";
import type { OpenAnswer } from "../../functions/findings/codebook/open-questions.ts";
import { codeAnswersPrompt } from "../../functions/findings/codebook/prompt.ts";
import { themeGroupsPrompt } from "../../functions/studies/report/theme-groups-prompt.ts";
import { studyMaterial, type StudyMaterial } from "../conformance/material.ts";
import { servicePrompts } from "../conformance/prompts.ts";

const HEAD = `# Prompts

Every prompt that the service sends to a model, each with an example. \`npm run prompts\` writes this
page from the prompts themselves, with the English material of \`npm run conformance\`; a test compares
both. The number after \`@\` is the prompt's version.

- **System** is sent first. Its rules contain no text from callers or files.
- **Message** is sent as the user's message. Whatever comes from outside stands between tags such as
  \`<stimulus>\`.
- An answer has the form that **Answer** names: a tool with a schema, or words that code reads.

What a study sent is in its disclosure ([prompts as sent](disclosure.md#prompts-as-sent)).
`;

const answers = (texts: readonly string[]): OpenAnswer[] =>
  texts.map((text, index) => ({ persona_id: `p${index}`, text }));

/** Prompts that no model is tested with: their answers are judged by what they are put together from. */
const others: Readonly<Record<string, (material: StudyMaterial) => Prompt<unknown>>> = {
  "codebook-draft": ({ open_question: question, thin_answer, second_words, language }) =>
    draftCodebookPrompt({ question, answers: answers([thin_answer, second_words]), language, study: "" }),
  "answer-coding": ({ open_question: question, thin_answer, second_words }) =>
    codeAnswersPrompt({
      question,
      codes: [
        { id: "c1", name: "Price", definition: "The answer says that it is too dear.", example: null, pending: false },
      ],
      answers: answers([thin_answer, second_words]),
      study: "",
    }),
  "theme-groups": () => themeGroupsPrompt(["too dear", "high price", "mint taste"], ""),
};

/** A block of text that holds no fence of its own length. */
const block = (text: string): string => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const answerOf = (prompt: Prompt<unknown>): string =>
  toolsOf(prompt).length > 0 ? `the tool \`${prompt.tool.name}\`: ${prompt.tool.description}` : "in words";

function sectionOf(name: string, prompt: Prompt<unknown>): string {
  const { id, role, temperature, maxTokens } = prompt;
  return [
    `## ${name}`,
    `- Id: \`${id}\`\n- Asked of: ${role}\n- Temperature: ${temperature}\n- Longest answer: ${maxTokens} tokens\n` +
      `- Answer: ${answerOf(prompt)}`,
    "**System**",
    block(systemText(prompt)),
    "**Message**",
    block(promptText(prompt)),
  ].join("\n\n");
}

/** The page of all prompts, as Markdown, in the order of the conformance test. */
export function promptsDocument(): string {
  const material = studyMaterial("en");
  const sections = [
    ...Object.entries(servicePrompts).map(([name, make]) => sectionOf(name, make(material, null))),
    ...Object.entries(others).map(([name, make]) => sectionOf(name, make(material))),
  ];
  return `${[HEAD.trimEnd(), ...sections].join("\n\n")}\n`;
}
