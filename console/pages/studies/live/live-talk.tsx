import { useEffect, useRef, useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { Avatar } from "../../../components/avatar.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/dialog.tsx";
import type { StudyProps } from "../study-props.ts";
import { AskForm } from "./ask-form.tsx";
import { Everybody } from "./everybody.tsx";
import type { Message } from "./exchanges.ts";
import { EVERYBODY, PartnerCard, Partners, usePartners, type Partner } from "./partners.tsx";
import { Thinking } from "./thinking.tsx";
import "./live.css";
import { n, t } from "../../../language/say.ts";

interface TalkProps {
  partner: Partner;
  messages: readonly Message[];
  /** A question that has no answer yet. */
  pending: string | undefined;
  lang: string;
}

/** What has been said with one persona, oldest first. */
function Talk({ partner, messages, pending, lang }: TalkProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollTo(0, element.current.scrollHeight);
  }, [messages.length, partner.id, pending]);
  return (
    <>
      <PartnerCard partner={partner} lang={lang} />
      <div
        class="talk"
        role="log"
        aria-label={t("Talk with {name}", { name: partner.name })}
        tabIndex={0}
        ref={element}
      >
        {messages.length === 0 && pending === undefined && (
          <p class="quiet">{t("You have not asked {name} anything yet.", { name: partner.name })}</p>
        )}
        {messages.map(({ id, role, content }) => (
          <div key={id} class={role}>
            {role === "persona" && partner.avatarUrl && <Avatar url={partner.avatarUrl} size={32} />}
            <p>
              <strong class="quiet">{role === "persona" ? partner.name : t("You")}</strong>
              <span lang={lang} dir="auto">
                {content}
              </span>
            </p>
          </div>
        ))}
        {pending !== undefined && (
          <div class="interviewer">
            <p>
              <strong class="quiet">{t("You")}</strong>
              <span dir="auto">{pending}</span>
            </p>
          </div>
        )}
      </div>
      {pending !== undefined && <Thinking name={partner.name} />}
    </>
  );
}

/** A live interview: a talk with every persona one likes, until it is ended for its report. */
export function LiveTalk({ study, answer, params, onEnded }: StudyProps & { onEnded: () => void }) {
  const messages = useAnswer((signal) => callApi("listMessages", { params, signal }), [study.id]);
  const partners = usePartners(study, params.project_id);
  const [chosen, setChosen] = useState<string>();
  const [pending, setPending] = useState<{ id: string; content: string }>();
  const [ending, setEnding] = useState(false);
  // Newer than the last render: answers of two personas may arrive in quick succession.
  const known = useRef<readonly Message[]>([]);
  return (
    <Loaded answer={messages} what={t("the talk")}>
      {(said) => {
        known.current = said;
        const lastSpokenTo = said.findLast(({ persona_id }) => persona_id !== null)?.persona_id;
        const partner =
          partners.find(({ id }) => id === chosen) ?? partners.find(({ id }) => id === lastSpokenTo) ?? partners[0];
        if (!partner) return null;
        const questions = said.filter(({ role }) => role !== "persona");
        const ask = async ({ id }: Partner, content: string) => {
          const exchange = await callApi("sendMessage", { params, body: { content, persona_id: id } });
          known.current = [...known.current, exchange.message, exchange.reply];
          messages.put([...known.current]);
          if (study.status === "pending") answer.reload();
        };
        const askOne = async (content: string) => {
          setPending({ id: partner.id, content });
          await ask(partner, content).finally(() => setPending(undefined));
        };
        const draft = `talk-${study.id}-${chosen === EVERYBODY ? EVERYBODY : partner.id}`;
        return (
          <>
            <div class="live">
              <Partners
                partners={partners}
                chosen={chosen === EVERYBODY ? EVERYBODY : partner.id}
                asked={(id) => questions.filter(({ persona_id }) => persona_id === id).length}
                onChoose={setChosen}
                lang={study.language}
              />
              <div>
                {chosen === EVERYBODY ? (
                  <Everybody partners={partners} messages={said} draft={draft} ask={ask} lang={study.language} />
                ) : (
                  <>
                    <Talk
                      partner={partner}
                      messages={said.filter(({ persona_id }) => persona_id === partner.id)}
                      pending={pending?.id === partner.id ? pending.content : undefined}
                      lang={study.language}
                    />
                    <AskForm
                      key={partner.id}
                      draft={draft}
                      label={t("Your question to {name}", { name: partner.name })}
                      action={t("Ask")}
                      working={t("{name} is thinking…", { name: partner.name })}
                      ask={askOne}
                    />
                  </>
                )}
              </div>
            </div>
            {questions.length > 0 && (
              <div class="end">
                <p class="quiet">
                  {n(
                    questions.length,
                    "You have asked {count} question. The report then says what was learned: a summary, " +
                      "the themes that came up and with whom, and quotes from the talks.",
                    "You have asked {count} questions. The report then says what was learned: a summary, " +
                      "the themes that came up and with whom, and quotes from the talks.",
                  )}
                </p>
                <Button onClick={() => setEnding(true)}>{t("End the interviews")}</Button>
              </div>
            )}
            {ending && (
              <ConfirmDialog
                title={t("End the interviews?")}
                action={t("End them and write the report")}
                onConfirm={async () => {
                  await callApi("endInterview", { params });
                  onEnded();
                }}
                onClose={() => setEnding(false)}
              >
                <p>
                  {t("After that you can ask no more questions. The report covers all personas that you talked with.")}
                </p>
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
