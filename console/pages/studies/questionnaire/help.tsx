import { Button } from "../../../components/button.tsx";
import { plainDocx } from "../../../components/plain-docx.ts";
import { saveFile } from "../../../components/save-file.ts";
import { SidePanel } from "../../../components/side-panel.tsx";
import { questionExamples, templateText } from "./examples.ts";
import { t } from "../../../language/say.ts";

/** How a questionnaire is written, next to the page, and a template to change. */
export const QuestionnaireHelp = () => (
  <SidePanel title={t("How to write a questionnaire")} action={t("Examples and template")}>
    <p>
      {t(
        "Number the questions, and write each answer on a line of its own. Marks in square brackets after a " +
          "question add what else it needs.",
      )}
    </p>
    <div class="actions">
      <Button onClick={() => saveFile(new Blob([templateText], { type: "text/plain" }), "questionnaire-template.txt")}>
        {t("Download a template (.txt)")}
      </Button>
      <Button onClick={() => saveFile(plainDocx(templateText), "questionnaire-template.docx")}>
        {t("Download a template (.docx)")}
      </Button>
    </div>
    {questionExamples.map(({ title, says, text }) => (
      <section key={title}>
        <h3>{title}</h3>
        <p>{says}</p>
        <pre class="example">{text}</pre>
      </section>
    ))}
  </SidePanel>
);
