// A survey as LimeSurvey exports it (.lss), in the tables from version 4 on.

type Columns = Record<string, string>;
const cdata = (value: string) => (value === "" ? "" : `<![CDATA[${value}]]>`);
const row = (columns: Columns) =>
  `   <row>\n${Object.entries(columns)
    .map(([name, value]) => (value === "" ? `    <${name}/>\n` : `    <${name}>${cdata(value)}</${name}>\n`))
    .join("")}   </row>\n`;
const table = (name: string, rows: Columns[]) =>
  rows.length === 0
    ? ""
    : ` <${name}>\n  <fields>\n${Object.keys(rows[0]!)
        .map((field) => `   <fieldname>${field}</fieldname>\n`)
        .join("")}  </fields>\n  <rows>\n${rows.map(row).join("")}  </rows>\n </${name}>\n`;

interface Question {
  type: string;
  title: string;
  text?: string;
  help?: string;
  mandatory?: string;
  other?: string;
  relevance?: string;
  /** By code. */
  rows?: Columns;
  answers?: Columns;
  /** Of a second scale. */
  answers2?: Columns;
  attributes?: Columns;
}
interface Group {
  name: string;
  description?: string;
  relevance?: string;
  randomization?: string;
  questions: Question[];
}

interface Options {
  language: string;
  additional: string;
  /** Further ones, by their names. */
  tables: Record<string, Columns[]>;
}

/** The text of an export. */
export function lss(groups: Group[], { language = "en", additional = "", tables = {} }: Partial<Options> = {}): string {
  const questions: Columns[] = [];
  const texts: Columns[] = [];
  const rows: Columns[] = [];
  const answers: Columns[] = [];
  const answerTexts: Columns[] = [];
  const attributes: Columns[] = [];
  let next = 100;
  const id = () => String((next += 1));
  const text = (qid: string, question: string, help = "") => {
    texts.push({ id: id(), qid, question, help, script: "", language });
    if (additional)
      texts.push({ id: id(), qid, question: `[${additional}] ${question}`, help, script: "", language: additional });
  };
  const listed = groups.map(
    ({ name, description = "", relevance = "", randomization = "", questions: asked }, order) => {
      const gid = String(order + 1);
      for (const [index, question] of asked.entries()) {
        const qid = String(10 * (order + 1) + index);
        questions.push({
          qid,
          parent_qid: "0",
          sid: "282267",
          gid,
          type: question.type,
          title: question.title,
          preg: "",
          other: question.other ?? "N",
          mandatory: question.mandatory ?? "N",
          encrypted: "N",
          question_order: String(index),
          scale_id: "0",
          same_default: "0",
          relevance: question.relevance ?? "1",
        });
        text(qid, question.text ?? "Which of these?", question.help);
        for (const [at, [title, words]] of Object.entries(question.rows ?? {}).entries()) {
          const sub = id();
          rows.push({
            qid: sub,
            parent_qid: qid,
            sid: "282267",
            gid,
            type: "T",
            title,
            question_order: String(at),
            scale_id: "0",
            relevance: "1",
          });
          text(sub, words);
        }
        for (const [scale, given] of [question.answers ?? {}, question.answers2 ?? {}].entries())
          for (const [at, [code, answer]] of Object.entries(given).entries()) {
            const aid = id();
            answers.push({ aid, qid, code, sortorder: String(at), assessment_value: "0", scale_id: String(scale) });
            answerTexts.push({ id: id(), aid, answer, language });
          }
        for (const [attribute, value] of Object.entries(question.attributes ?? {}))
          attributes.push({ qid, attribute, value, language: "" });
      }
      return {
        gid,
        sid: "282267",
        group_order: gid,
        randomization_group: randomization,
        grelevance: relevance,
        name,
        description,
      };
    },
  );
  const content = [
    table("answers", answers),
    table("answer_l10ns", answerTexts),
    table(
      "groups",
      listed.map(({ name: _name, description: _description, ...group }) => group),
    ),
    table(
      "group_l10ns",
      listed.map(({ gid, name, description }) => ({ id: gid, gid, group_name: name, description, language })),
    ),
    table("questions", questions),
    table("subquestions", rows),
    table("question_l10ns", texts),
    table("question_attributes", attributes),
    ...Object.entries(tables).map(([name, given]) => table(name, given)),
    table("surveys", [{ sid: "282267", language, additional_languages: additional, format: "G" }]),
    table("surveys_languagesettings", [
      { surveyls_survey_id: "282267", surveyls_language: language, surveyls_title: "Drinks" },
    ]),
  ].join("");
  const head = ` <LimeSurveyDocType>Survey</LimeSurveyDocType>\n <DBVersion>498</DBVersion>\n`;
  const languages = ` <languages>\n  <language>${language}</language>\n </languages>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<document>\n${head}${languages}${content}</document>\n`;
}
