import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { TickBox } from "../../components/boxes.tsx";
import { notify } from "../../components/notices.tsx";
import { t } from "../../language/say.ts";

/** Whether the signed-in user gets a mail when work has ended. */
export function CompletionMails() {
  const notifications = useAnswer((signal) => callApi("getNotifications", { signal }), []);
  const [problem, setProblem] = useState<string>();
  const change = async (completion_mails: boolean) => {
    setProblem(undefined);
    try {
      notifications.put(await callApi("updateNotifications", { body: { completion_mails } }));
      notify(
        completion_mails ? t("You will get a mail when work has ended.") : t("You will get no more of these mails."),
      );
    } catch (error) {
      setProblem(sentenceOf(error));
      notifications.reload();
    }
  };
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t("Mails to you")}</h2>
      <Loaded answer={notifications} what={t("your mail settings")}>
        {({ completion_mails }) => (
          <TickBox
            label={
              <>
                {t("Mail me when an audience, a study or a reliability check has ended")}
                <span class="hint">
                  {t(
                    "You get it no matter who in the company started the work. It names the work and contains no " +
                      "result.",
                  )}
                </span>
              </>
            }
            checked={completion_mails}
            onChange={(checked) => void change(checked)}
          />
        )}
      </Loaded>
      <Alert tone="bad">{problem}</Alert>
    </section>
  );
}
