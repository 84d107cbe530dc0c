import type { ComponentType } from "preact";
import { Tabs } from "../../components/tabs.tsx";
import { findPage, usePlace } from "../../router.ts";
import { NotFound } from "../not-found.tsx";
import { AboutStudy } from "./about-study.tsx";
import { CodesPart } from "./codes/codes.tsx";
import { openQuestions } from "./codes/open-questions.ts";
import { Comparison } from "./comparisons/comparison.tsx";
import { ConceptsPart } from "./comparisons/concepts.tsx";
import { Crosstabs } from "./comparisons/crosstabs.tsx";
import { canHaveNorms, NormsPart, useHasNorms } from "./comparisons/norms.tsx";
import "./comparisons/comparisons.css";
import { HeldAgainstPeople } from "./held-against-people.tsx";
import { Simulator } from "./market/simulator.tsx";
import { Reliability } from "./reliability.tsx";
import { Report } from "./report.tsx";
import { ReportLinks } from "./report-links.tsx";
import { SampleOutcome } from "./sample-outcome.tsx";
import { StudyNotices } from "./study-notices.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import { t } from "../../language/say.ts";

interface Part {
  path: string;
  label: string;
  page: ComponentType<StudyProps>;
  /** Whether a study has this part; if absent, every study has it. */
  of?: (study: Study) => boolean;
}

const kindOf = ({ simulation_type }: Study) => studyKinds[simulation_type];

const NORMS = "/norms";

/** The parts of a complete study, shown as tabs. */
const parts: readonly Part[] = [
  { path: "", label: t("Report"), page: Report },
  { path: "/simulator", label: t("Simulator"), page: Simulator, of: (study) => kindOf(study).offers === true },
  { path: "/codes", label: t("Codes"), page: CodesPart, of: (study) => openQuestions(study).length > 0 },
  {
    path: "/sample",
    label: t("Sample"),
    page: ({ study: { sample } }) => sample && <SampleOutcome sample={sample} />,
    of: ({ sample }) => sample !== null,
  },
  {
    path: "/concepts",
    label: t("Concepts"),
    page: ConceptsPart,
    of: ({ concepts }) => concepts !== null,
  },
  {
    path: "/crosstabs",
    label: t("Cross-tabs"),
    page: Crosstabs,
    of: (study) => kindOf(study).counted === true,
  },
  { path: "/compare", label: t("Compare"), page: Comparison, of: (study) => !kindOf(study).offers },
  { path: NORMS, label: t("Norms"), page: NormsPart, of: canHaveNorms },
  { path: "/share", label: t("Share the report"), page: ReportLinks },
  { path: "/reliability", label: t("Reliability"), page: Reliability },
  { path: "/people", label: t("Check against real people"), page: HeldAgainstPeople },
  { path: "/about", label: t("Set-up"), page: AboutStudy },
];

/** A study with all parts that can be read. */
export function CompleteStudy({ base, ...props }: StudyProps & { base: string }) {
  const { path } = usePlace();
  const own = parts.filter(({ of }) => of?.(props.study) ?? true);
  // Norms show nothing until there are other concepts. If a reader opens their address, the page says what is missing.
  const hasNorms = useHasNorms(props);
  const shown = own.filter((part) => part.path !== NORMS || hasNorms);
  const found = findPage(Object.fromEntries(own.map((part) => [part.path, part.page])), path.slice(base.length));
  return (
    <>
      <StudyNotices {...props} />
      <Tabs
        label={t("Parts of the study")}
        path={path}
        tabs={shown.map((part) => ({ ...part, path: base + part.path }))}
      />
      {found ? <found.page {...props} /> : <NotFound />}
    </>
  );
}
