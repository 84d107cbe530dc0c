import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import "./briefings.css";
import { t } from "../../language/say.ts";

type Shown = Pick<Answer<"getBriefing">, "id" | "project_id" | "title" | "shown_text" | "picture">;

/** The picture of a briefing, which only signed-in users may read. */
function Picture({ id, project_id, title }: Shown) {
  const params = { project_id, briefing_id: id };
  const answer = useAnswer(() => api.exchange("getBriefingPicture", { params }), [id]);
  const [address, setAddress] = useState<string>();
  const { data } = answer;
  useEffect(() => {
    if (!data) return undefined;
    const type = data.headers.get("content-type") ?? "";
    const made = URL.createObjectURL(new Blob([data.content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <Loaded answer={answer} what={t("the picture")}>
      {() => address && <img src={address} alt={t("Picture of {title}", { title })} />}
    </Loaded>
  );
}

const sentences = {
  shown: t("Personas read this text and see the picture."),
  not_shown: t("Personas read this text; they do not see the picture."),
};

/** The part of a briefing that personas are shown: its text, next to its picture if it has one. */
export const Stimulus = ({ briefing }: { briefing: Shown }) => (
  <>
    <p class="quiet">{briefing.picture ? sentences[briefing.picture] : t("Personas read this text.")}</p>
    <div class="stimulus">
      {briefing.picture && <Picture {...briefing} />}
      <p class="text" dir="auto">
        {briefing.shown_text ?? t("No text was found in the file.")}
      </p>
    </div>
  </>
);
