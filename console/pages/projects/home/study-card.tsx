import type { Headline } from "../../../../functions/studies/simulation/headline-schema.ts";
import { ShareBar } from "../../../components/bars.tsx";
import { date } from "../../../words.ts";
import { hasEnded, statusOf, studyKinds, titleOf, type Study } from "../../studies/study-kinds.ts";
import { progressInWords } from "../../studies/study-progress.tsx";
import { headlineWords } from "./headline-words.ts";
import { n, t } from "../../../language/say.ts";

const MOST_BARS = 5;

/** The figure that is read first, with its interval, its base and a small chart. */
function HeadlineFigure({ headline, lang }: { headline: Headline; lang: string }) {
  const { figure, of, interval } = headlineWords(headline);
  return (
    <>
      <p class="headline">
        <strong>{figure}</strong>{" "}
        <span lang={lang} dir="auto">
          {of}
        </span>
      </p>
      <p class="quiet">
        {interval
          ? t("95 % interval {interval}, n = {base}", { interval, base: headline.base })
          : t("no interval, n = {base}", { base: headline.base })}
      </p>
      <ul class="small-chart" aria-hidden="true">
        {headline.bars.slice(0, MOST_BARS).map(({ label, length }, index) => (
          <li key={index}>
            <span lang={lang} dir="auto">
              {label}
            </span>
            <ShareBar share={length / 100} whose="personas" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text in place of a figure. */
const withoutFigure = (study: Study): string => {
  if (study.status === "failed") return study.error ?? t("The study has failed.");
  if (study.status === "aborted") return t("The study was stopped; it has no result.");
  if (study.status === "complete")
    return n(
      study.persona_count,
      "{count} persona talked. Read what they said.",
      "{count} personas talked. Read what they said.",
    );
  return study.status === "pending" ? t("It has no result yet.") : progressInWords(study);
};

/** A study as its project's page shows it. @param audience its name */
export const StudyCard = ({ study, base, audience }: { study: Study; base: string; audience: string }) => (
  <li class="study-card">
    <h3>
      <a href={`#${base}/studies/${study.id}`} dir="auto" lang={study.language}>
        {titleOf(study)}
      </a>
    </h3>
    <p class="quiet">
      {studyKinds[study.simulation_type].label} · <span dir="auto">{audience}</span>
    </p>
    {study.headline ? (
      <HeadlineFigure headline={study.headline} lang={study.language} />
    ) : (
      <p class="no-figure" dir="auto">
        {withoutFigure(study)}
      </p>
    )}
    <p class="card-foot">
      <span class={`status ${study.status}`}>{statusOf(study)}</span>{" "}
      <span class="quiet">{date(hasEnded(study) ? (study.completed_at ?? study.created_at) : study.created_at)}</span>
    </p>
  </li>
);
