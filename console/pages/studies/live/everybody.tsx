import { ApiError } from "../../../../clients/typescript/src/index.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { sentenceOf, SignedOut } from "../../../api/errors.ts";
import { Button } from "../../../components/button.tsx";
import { Progress } from "../../../components/progress.tsx";
import { AskForm } from "./ask-form.tsx";
import { roundsIn, type Message, type Round } from "./exchanges.ts";
import { PartnerCard, type Partner } from "./partners.tsx";
import { Thinking } from "./thinking.tsx";
import { t } from "../../../language/say.ts";

/** A question that is being put to several participants. */
interface Asking {
  question: string;
  /** The participant who is asked now. */
  partner: Partner;
  done: number;
  of: number;
}

/** Errors that the other participants would cause, too: an interview that has ended, a question that is too long. */
const isEverybodys = (error: unknown): boolean =>
  error instanceof SignedOut || (error instanceof ApiError && error.status < 429);

interface AnswersProps {
  round: Round;
  partners: readonly Partner[];
  asking: Asking | undefined;
  /** The reason for each missing answer. */
  problems: ReadonlyMap<string, string> | undefined;
  onAskOthers: (others: readonly Partner[]) => void;
  lang: string;
}

/** The answers of all participants to one question. */
function Answers({ round: { question, answers }, partners, asking, problems, onAskOthers, lang }: AnswersProps) {
  const others = partners.filter(({ id }) => !answers.has(id));
  const isAsked = asking?.question === question;
  const shown = partners.filter(
    ({ id }) => answers.has(id) || problems?.has(id) || (isAsked && asking.partner.id === id),
  );
  return (
    <section class="round" aria-label={question}>
      <h2 dir="auto">{question}</h2>
      <ul>
        {shown.map((partner) => (
          <li key={partner.id} class="card">
            <PartnerCard partner={partner} lang={lang} />
            {answers.has(partner.id) ? (
              <p class="text" lang={lang} dir="auto">
                {answers.get(partner.id)}
              </p>
            ) : isAsked && asking.partner.id === partner.id ? (
              <Thinking name={partner.name} />
            ) : (
              <p class="alert bad">{problems?.get(partner.id)}</p>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && !asking && (
        <Button onClick={() => onAskOthers(others)}>
          {others.length === 1
            ? t("Ask {name}, too", { name: others[0]!.name })
            : t("Ask the other {others}, too", { others: others.length })}
        </Button>
      )}
    </section>
  );
}

interface EverybodyProps {
  partners: readonly Partner[];
  messages: readonly Message[];
  draft: string;
  /** @throws ApiError */
  ask: (partner: Partner, content: string) => Promise<void>;
  lang: string;
}

/** Puts one question to all participants, one after the other. If one gives no answer, the others are still asked. */
export function Everybody({ partners, messages, draft, ask, lang }: EverybodyProps) {
  const [asking, setAsking] = useState<Asking>();
  const [problems, setProblems] = useState<{ question: string; of: ReadonlyMap<string, string> }>();
  const isStopped = useRef(false);
  // If the user leaves, the next participant is not asked.
  useEffect(() => () => void (isStopped.current = true), []);
  const put = async (question: string, whom: readonly Partner[]) => {
    isStopped.current = false;
    const failed = new Map<string, string>();
    let answered = 0;
    let lastError: Error | undefined;
    for (const [done, partner] of whom.entries()) {
      if (isStopped.current || isEverybodys(lastError)) break;
      setAsking({ question, partner, done, of: whom.length });
      try {
        await ask(partner, question);
        answered += 1;
      } catch (error) {
        lastError = error instanceof Error ? error : new Error(String(error));
        failed.set(partner.id, sentenceOf(error));
      }
      setProblems({ question, of: new Map(failed) });
    }
    setAsking(undefined);
    if (answered > 0 || lastError === undefined) return;
    // If nobody has answered, the form shows the reason and keeps the question.
    setProblems(undefined);
    throw lastError;
  };
  const rounds = roundsIn(messages);
  const current = asking?.question ?? problems?.question;
  const isNew = current !== undefined && rounds.every(({ question }) => question !== current);
  const shown = [
    ...(isNew ? [{ question: current, answers: new Map<string, string>() }] : []),
    ...rounds.filter(({ question, answers }) => answers.size > 1 || question === current),
  ];
  return (
    <>
      <AskForm
        draft={draft}
        label={t("Your question to all personas")}
        action={t("Ask all {partners}", { partners: partners.length })}
        working={t("Asking…")}
        ask={(question) => put(question.trim(), partners)}
        aside={asking && <Button onClick={() => (isStopped.current = true)}>{t("Stop after this answer")}</Button>}
      />
      {asking && (
        <Progress
          label={t("Answers")}
          value={asking.done / asking.of}
          text={t("{done} of {of}, {name} is being asked", {
            done: asking.done,
            of: asking.of,
            name: asking.partner.name,
          })}
          spoken={
            asking.done === 0
              ? t("The question is on its way.")
              : t("{done} of {of} have been asked.", { done: asking.done, of: asking.of })
          }
        />
      )}
      {shown.map((round) => (
        <Answers
          key={round.question}
          round={round}
          partners={partners}
          asking={asking}
          problems={problems?.question === round.question ? problems.of : undefined}
          onAskOthers={(others) => void put(round.question, others).catch(() => undefined)}
          lang={lang}
        />
      ))}
    </>
  );
}
