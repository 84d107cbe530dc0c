import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { TextArea } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { useAvatars } from "./study-progress.tsx";
import type { StudyProps } from "./study-props.ts";
import { n, t } from "../../language/say.ts";

type Message = Answer<"listMessages">[number];

interface Partner {
  id: string;
  name: string;
  avatarUrl: string | undefined;
}

/** What has been said with one persona, oldest first. */
function Talk({ partner, messages, lang }: { partner: Partner; messages: readonly Message[]; lang: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollTo(0, element.current.scrollHeight);
  }, [messages.length, partner.id]);
  return (
    <div class="talk" role="log" aria-label={t("Talk with {name}", { name: partner.name })} tabIndex={0} ref={element}>
      {messages.length === 0 && (
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
    </div>
  );
}

interface AskFormProps {
  draft: string;
  partner: Partner;
  /** @throws ApiError; what was typed then stays */
  ask: (content: string) => Promise<void>;
}

function AskForm({ draft, partner, ask }: AskFormProps) {
  const sent = useRef("");
  const form = useForm({
    draft,
    initial: { content: "" },
    submit: async ({ content }) => {
      sent.current = content;
      await ask(content);
    },
  });
  const { values, busy } = form;
  useEffect(() => {
    // What was typed while the answer was on its way stays.
    if (!busy && sent.current !== "" && form.errors["content"] === undefined && form.problem === undefined) {
      if (values.content === sent.current) form.reset();
      sent.current = "";
    }
  }, [busy]);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
        if (!(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        void form.submit();
      }}
    >
      <Form form={form} action={t("Ask")} working={t("{name} is thinking…", { name: partner.name })}>
        <TextArea
          form={form}
          name="content"
          label={t("Your question to {name}", { name: partner.name })}
          hint={t("Enter sends it, Shift and Enter begins a new line.")}
        />
      </Form>
    </div>
  );
}

function Partners({
  partners,
  chosen,
  asked,
  onChoose,
}: {
  partners: readonly Partner[];
  chosen: string;
  /** Questions put to a persona. */
  asked: (id: string) => number;
  onChoose: (id: string) => void;
}) {
  return (
    <fieldset class="partners">
      <legend>{t("Whom do you ask?")}</legend>
      {partners.map(({ id, name, avatarUrl }) => (
        <label key={id} class="partner">
          <input type="radio" name="partner" checked={id === chosen} onChange={() => onChoose(id)} />
          {avatarUrl ? <Avatar url={avatarUrl} /> : <span class="avatar blank" />}
          <span>
            {name}
            {asked(id) > 0 && <span class="quiet">{n(asked(id), "{count} question", "{count} questions")}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A live interview: a talk with every persona one likes, until it is ended for its report. */
export function LiveTalk({ study, answer, params, onEnded }: StudyProps & { onEnded: () => void }) {
  const messages = useAnswer((signal) => callApi("listMessages", { params, signal }), [study.id]);
  const avatars = useAvatars(params.project_id, study.persona_group_id);
  const [chosen, setChosen] = useState<string>();
  const [ending, setEnding] = useState(false);
  const partners = study.progress.personas.map(({ persona_id, full_name }) => ({
    id: persona_id,
    name: full_name ?? t("Persona"),
    avatarUrl: avatars.get(persona_id),
  }));
  // Newer than what was last drawn: answers of two personas may come one right after the other.
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
        const ask = async (content: string) => {
          const exchange = await callApi("sendMessage", { params, body: { content, persona_id: partner.id } });
          known.current = [...known.current, exchange.message, exchange.reply];
          messages.put([...known.current]);
          if (study.status === "pending") answer.reload();
        };
        return (
          <>
            <div class="live">
              <Partners
                partners={partners}
                chosen={partner.id}
                asked={(id) => questions.filter(({ persona_id }) => persona_id === id).length}
                onChoose={setChosen}
              />
              <div>
                <Talk
                  partner={partner}
                  messages={said.filter(({ persona_id }) => persona_id === partner.id)}
                  lang={study.language}
                />
                <AskForm key={partner.id} draft={`talk-${study.id}-${partner.id}`} partner={partner} ask={ask} />
              </div>
            </div>
            {questions.length > 0 && (
              <div class="end">
                <p class="quiet">{t("When you have asked all you wanted, the report of all your talks is written.")}</p>
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
                  {t(
                    "After that no more questions can be asked. Everybody you talked with is part of the " + "report.",
                  )}
                </p>
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
