import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Page } from "../../components/page.tsx";
import { session } from "../../session/session.ts";
import { useStore } from "../../store.ts";
import { ApiKeys } from "./api-keys.tsx";
import { Brand } from "./brand.tsx";
import { Calibration } from "./calibration.tsx";
import { CompletionMails } from "./completion-mails.tsx";
import { Invite } from "./invite.tsx";
import { Members } from "./members.tsx";
import { Spending } from "./spending.tsx";
import { Webhooks } from "./webhooks/webhooks.tsx";
import { t } from "../../language/say.ts";

export function Company() {
  const current = useStore(session);
  const members = useAnswer((signal) => callApi("listMembers", { signal }), []);
  const usage = useAnswer((signal) => callApi("getCompanyUsage", { signal }), []);
  const calibration = useAnswer((signal) => callApi("getCalibration", { signal }), []);
  if (current.kind !== "signed-in" && current.kind !== "expired") return null;
  const { user } = current;
  return (
    <Page title={user.company_name}>
      <section aria-labelledby="members">
        <h2 id="members">{t("Members")}</h2>
        <Loaded answer={members} what={t("the members")}>
          {(rows) => <Members members={rows} user={user} onRemoved={members.reload} />}
        </Loaded>
      </section>
      {user.role === "owner" && <Invite />}
      <CompletionMails />
      {user.role === "owner" && <Brand />}
      {user.role === "owner" && <ApiKeys />}
      {user.role === "owner" && <Webhooks />}
      <section aria-labelledby="calibration">
        <h2 id="calibration">{t("Calibration with human data")}</h2>
        <Loaded answer={calibration} what={t("the calibration")}>
          {(found) => <Calibration calibration={found} />}
        </Loaded>
      </section>
      <section aria-labelledby="spending">
        <h2 id="spending">{t("Models this month")}</h2>
        <Loaded answer={usage} what={t("the spending")}>
          {(month) => <Spending usage={month} />}
        </Loaded>
      </section>
    </Page>
  );
}
