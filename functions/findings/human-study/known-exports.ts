import type { ColumnUse } from "./file-mapping.ts";
import { wordsOf } from "./same-text.ts";

/** What survey tools add to the answers of each person. */
export interface KnownExport {
  tool: string;
  /** Columns that distinguish one person from another. */
  respondent: readonly string[];
  /** Columns about how and when a person answered. */
  administrative: readonly string[];
  /** Fewest of these columns that a file must have to be recognised as this tool's. */
  fewest: number;
  /** Whether a second header row names options. */
  optionsBelow?: true;
}

/**
 * Names are compared without case, spaces and punctuation. English, French and Portuguese names are those of public
 * exports; the others have not been checked against an export. If a name is missing here, the sender is asked about the
 * column; it is never lost.
 */
const knownExports: readonly KnownExport[] = [
  {
    tool: "Qualtrics",
    respondent: ["ResponseId"],
    administrative: [
      "StartDate",
      "EndDate",
      "Status",
      "IPAddress",
      "Progress",
      "Duration (in seconds)",
      "Finished",
      "RecordedDate",
      "RecipientLastName",
      "RecipientFirstName",
      "RecipientEmail",
      "ExternalReference",
      "LocationLatitude",
      "LocationLongitude",
      "DistributionChannel",
      "UserLanguage",
    ],
    fewest: 3,
  },
  {
    tool: "SurveyMonkey",
    respondent: ["Respondent ID", "Befragten-ID"],
    administrative: [
      "Collector ID",
      "Collector-ID",
      "Start Date",
      "Startdatum",
      "End Date",
      "Enddatum",
      "IP Address",
      "Email Address",
      "First Name",
      "Last Name",
      "Custom Data 1",
    ],
    fewest: 3,
    optionsBelow: true,
  },
  {
    tool: "LimeSurvey",
    respondent: ["id", "Response ID"],
    administrative: [
      "submitdate",
      "Date submitted",
      "lastpage",
      "Last page",
      "startlanguage",
      "Start language",
      "seed",
      "token",
      "startdate",
      "Date started",
      "datestamp",
      "Date last action",
      "ipaddr",
      "IP address",
      "refurl",
      "Referrer URL",
      "interviewtime",
      "Total time",
    ],
    fewest: 3,
  },
  {
    tool: "Google Forms",
    respondent: [],
    administrative: [
      "Timestamp",
      "Zeitstempel",
      "Horodateur",
      "Marca temporal",
      "Carimbo de data/hora",
      "タイムスタンプ",
      "Email Address",
      "Username",
      "E-Mail-Adresse",
      "Adresse e-mail",
      "Dirección de correo electrónico",
      "Endereço de e-mail",
      "メールアドレス",
    ],
    fewest: 1,
  },
];

/** The tool that a file comes from, if its columns show it. */
export function recogniseExport(header: readonly string[]): KnownExport | undefined {
  const names = header.map(wordsOf);
  const first = names[0] ?? "";
  const [best] = knownExports
    .map((tool) => {
      const own = new Set([...tool.respondent, ...tool.administrative].map(wordsOf));
      return { tool, found: own.has(first) ? names.filter((name) => own.has(name)).length : 0 };
    })
    .filter(({ tool, found }) => found >= tool.fewest)
    .toSorted((a, b) => b.found - a.found);
  return best?.tool;
}

/** The content of a column that a tool adds to the answers of each person. */
export function useInExport(name: string, tool: KnownExport): ColumnUse | undefined {
  const isOneOf = (names: readonly string[]) => names.some((one) => wordsOf(one) === wordsOf(name));
  if (isOneOf(tool.respondent)) return { is: "respondent" };
  return isOneOf(tool.administrative) ? { is: "ignore" } : undefined;
}
