import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { PageFrame, usePageAddress } from "../../components/page-frame.tsx";
import { DisclosureFiles, Exports } from "./exports.tsx";
import type { StudyProps } from "./study-props.ts";
import { languageChoices } from "../../language-choice.tsx";
import { chosen, type Language } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

interface ChoiceProps {
  language: Language;
  choose: (language: Language) => void;
}

/** The language of the report's own words. The words of personas stay unchanged. */
const ReportLanguage = ({ language, choose }: ChoiceProps) => (
  <label class="language">
    <span class="quiet">{t("Language of the report")}</span>{" "}
    <select value={language} onChange={({ currentTarget: { value } }) => choose(value as Language)}>
      {languageChoices.map(({ value, label }) => (
        <option key={value} value={value} lang={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

function ReportPage({ html, study, params, ...choice }: { html: string } & StudyProps & ChoiceProps) {
  const address = usePageAddress(html);
  return (
    <>
      <div class="actions tools">
        <a class="button" href={address} target="_blank" rel="noreferrer">
          {t("Open in a new window")}
        </a>
        <ReportLanguage {...choice} />
        <Exports study={study} params={params} language={choice.language} />
        <DisclosureFiles study={study} params={params} />
      </div>
      <PageFrame address={address} title={t("Report")} class="report" />
    </>
  );
}

/** The service's own report of a study, with downloads. The report has its own buttons for printing. */
export function Report(props: StudyProps) {
  const { params, study } = props;
  const [language, choose] = useState(study.report_language ?? chosen);
  const report = useAnswer(
    (signal) => callApi("getReport", { params, query: { language }, signal }),
    [params.simulation_id, language],
  );
  return (
    <Loaded answer={report} what={t("the report")}>
      {(html) => <ReportPage {...props} html={html} language={language} choose={choose} />}
    </Loaded>
  );
}
