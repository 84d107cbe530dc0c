import { exportFacts } from "../../../functions/platform/files/export-formats.ts";
import { surveyFacts } from "../../../functions/platform/files/survey-formats.ts";
import { api, callApi } from "../../api/client.ts";
import { Downloads } from "./downloads.tsx";
import { titleOf } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";
import type { Language } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

type ExportsProps = Pick<StudyProps, "study" | "params">;

/** The results as files. @param language of those that are reports */
export const Exports = ({ study, params, language }: ExportsProps & { language: Language }) => (
  <Downloads
    label={t("Download")}
    formats={exportFacts}
    title={titleOf(study)}
    read={(format) =>
      api.exchange("exportResults", {
        params,
        query: { format, ...(exportFacts[format].isReport ? { language } : {}) },
      })
    }
  />
);

const disclosureFacts = {
  disclosure: { label: t("How it was made (JSON)"), extension: "json" },
  prompts: { label: t("With every prompt as sent, for owners (JSON)"), extension: "json" },
};

/** How the study was made, by checklists, as files; an owner can have the prompts too. */
export const DisclosureFiles = ({ study, params }: ExportsProps) => (
  <Downloads
    label={t("Disclosure")}
    formats={disclosureFacts}
    title={t("{title} disclosure", { title: titleOf(study) })}
    read={async (format) => {
      const query = format === "prompts" ? { prompts: "true" as const } : {};
      const content = await callApi("getDisclosure", { params, query });
      return {
        content: JSON.stringify(content, null, 2),
        headers: new Headers({ "content-type": "application/json" }),
      };
    }}
  />
);

/** The questions of a survey as files, which can be sent to another study. */
export const QuestionnaireFiles = ({ study, params }: ExportsProps) => (
  <Downloads
    label={t("Download the questionnaire")}
    formats={surveyFacts}
    title={titleOf(study)}
    read={(format) => api.exchange("downloadSurvey", { params, query: { format } })}
  />
);
