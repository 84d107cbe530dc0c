import { ShareBar } from "../../../components/bars.tsx";
import { Figure } from "../../../components/figure.tsx";
import { Table } from "../../../components/table.tsx";
import { percentage } from "../../../words.ts";
import type { Code, Codebook } from "./open-questions.ts";
import { n, t } from "../../../language/say.ts";

type Row = Pick<Code, "id" | "name" | "count" | "share" | "share_interval"> & Partial<Code>;

/** The rows of the codes, and one for people who got none of them. */
const rowsOf = ({ codes, other }: Codebook): Row[] => [
  ...codes,
  ...(other ? [{ ...other, id: "other", name: t("None of them"), definition: t("Something else.") }] : []),
];

interface CodebookTableProps {
  codebook: Codebook;
  /** The name of its question. */
  name: string;
  lang: string;
}

/** The codes of a question with their meaning and count. */
export const CodebookTable = ({ codebook, name, lang }: CodebookTableProps) => (
  <>
    <Table
      caption={t("Codes of {name}", { name })}
      rows={rowsOf(codebook)}
      keyOf={({ id }) => id}
      columns={[
        { heading: t("Code"), cell: ({ id, name }) => <span lang={id === "other" ? undefined : lang}>{name}</span> },
        {
          heading: t("What an answer has to say"),
          cell: ({ id, definition, example }) => (
            <span lang={id === "other" ? undefined : lang} dir="auto">
              {definition}
              {example && <span class="quiet example-answer">“{example}”</span>}
            </span>
          ),
        },
        { heading: t("Answers"), numeric: true, cell: ({ count: number }) => number },
        {
          heading: t("Share"),
          numeric: true,
          cell: ({ share, share_interval }) => <Figure value={share} interval={share_interval} inWords={percentage} />,
        },
        {
          heading: t("As a bar"),
          cell: ({ share }) => share !== null && <ShareBar share={share / 100} whose="personas" />,
        },
      ]}
    />
    <p class="quiet">
      {n(
        codebook.answered,
        "The base is the {count} persona who said something, of {asked} asked{what}. The 95 % intervals below " +
          "the shares show the uncertainty of the sample, not how well the model codes: look at the answers of " +
          "each code. An answer may have several codes.",
        "The base is the {count} personas who said something, of {asked} asked{what}. The 95 % intervals below " +
          "the shares show the uncertainty of the sample, not how well the model codes: look at the answers of " +
          "each code. An answer may have several codes.",
        { asked: codebook.asked, what: codebook.weighted ? t(", weighted") : "" },
      )}
    </p>
  </>
);
