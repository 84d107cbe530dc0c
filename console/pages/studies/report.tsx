import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { PageFrame, usePageAddress } from "../../components/page-frame.tsx";
import { Exports } from "./exports.tsx";
import type { CallArguments } from "../../../clients/typescript/src/index.ts";
import type { StudyProps } from "./study-props.ts";
import { t } from "../../language/say.ts";

type Language = NonNullable<NonNullable<NonNullable<CallArguments<"getReport">[0]>["query"]>["language"]>;

const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pt: "Português",
  ja: "日本語",
};

interface LanguageChoiceProps {
  /** Undefined for that of the study. */
  language: Language | undefined;
  choose: (language: Language | undefined) => void;
}

/** The language of the report's own words. What personas said stays as it is. */
const LanguageChoice = ({ language, choose }: LanguageChoiceProps) => (
  <label class="language">
    <span class="quiet">{t("Language of the report")}</span>{" "}
    <select
      value={language ?? ""}
      onChange={({ currentTarget: { value } }) => choose(value === "" ? undefined : (value as Language))}
    >
      <option value="">{t("Language of the study")}</option>
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

function ReportPage({ html, study, params, ...choice }: { html: string } & StudyProps & LanguageChoiceProps) {
  const address = usePageAddress(html);
  return (
    <>
      <div class="actions tools">
        <a class="button" href={address} target="_blank" rel="noreferrer">
          {t("Open in a new window")}
        </a>
        <LanguageChoice {...choice} />
        <Exports study={study} params={params} />
      </div>
      <PageFrame address={address} title={t("Report")} class="report" />
    </>
  );
}

/** The service's own report of a study, with what can be taken away of it. It has the buttons that print it. */
export function Report(props: StudyProps) {
  const { params } = props;
  const [language, choose] = useState<Language>();
  const report = useAnswer(
    (signal) => callApi("getReport", { params, query: language ? { language } : {}, signal }),
    [params.simulation_id, language],
  );
  return (
    <Loaded answer={report} what={t("the report")}>
      {(html) => <ReportPage {...props} html={html} language={language} choose={choose} />}
    </Loaded>
  );
}
