import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useEffect, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { SelectField, TextField, type Choice } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import { languageName, type Definition } from "./definition.ts";
import { t } from "../../language/say.ts";

type Preview = Answer<"previewPersonaGroup">;

/** Milliseconds without a letter typed after which the service is asked what a place means. */
const TYPING_MS = 400;
/** Languages in which answers were compared with people's, and which reports speak. */
const TESTED = ["en", "de", "fr", "es", "pt", "ja"];
/** Others with more than 20 million speakers, of whom most read and write them. */
const OTHERS = [
  ...["am", "ar", "bn", "fa", "gu", "ha", "hi", "id", "it", "kn", "ko", "ml", "mr", "ms", "nl", "pa", "pl", "ro", "ru"],
  ...["sw", "ta", "te", "th", "tl", "tr", "uk", "ur", "vi", "yo", "zh"],
];

/** Which market and language a definition means; undefined until that is known, or where it cannot be read yet. */
function usePreview(project_id: string, { location, language }: Definition): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    const ending = new AbortController();
    const ask = () => {
      const body = { location: location.trim() || null, language: language.trim() || null };
      callApi("previewPersonaGroup", { params: { project_id }, body, signal: ending.signal }).then(
        setPreview,
        // What is wrong with a field is said when the form is sent.
        () => undefined,
      );
    };
    const timer = setTimeout(ask, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [project_id, location, language]);
  return preview;
}

/** Where the people live and what they speak, in one sentence. */
function marketInWords({ country, language }: Preview, location: string): string {
  if (!country)
    return t(
      "The place was not recognised. Write a city and a country, or the answers follow the " + "language of the study.",
    );
  const where = location.trim() ? country : t("No place is given, so they live in the {country}", { country });
  return t("{where}: questions and answers will be in {language}.", {
    where,
    language: languageName(language ?? "en"),
  });
}

const named = (tags: readonly string[]): Choice[] => tags.map((value) => ({ value, label: languageName(value) }));

/** Languages to choose from: the market's, those that were tested, other large ones, and what is chosen already. */
export function languageChoices(preview: Preview | undefined, chosen: string): Choice[] {
  const [first, ...others] = preview?.languages ?? [];
  const market = first
    ? t("{language} (usual there)", { language: languageName(first) })
    : t("The usual language of the place");
  const tags = new Set([...others, ...TESTED, ...OTHERS, ...(chosen === "" ? [] : [chosen])]);
  if (first && first !== chosen) tags.delete(first);
  return [{ value: "", label: market }, ...named([...tags])];
}

/** The place and the language of an audience, with what they mean while they are typed. */
export function MarketFields({ form, projectId }: { form: FormState<Definition>; projectId: string }) {
  const { location, language } = form.values;
  const preview = usePreview(projectId, form.values);
  return (
    <>
      <TextField
        form={form}
        name="location"
        label={t("Place")}
        hint={t("City and country: “Lyon, France”.")}
        required={false}
      />
      <SelectField form={form} name="language" label={t("Language")} choices={languageChoices(preview, language)} />
      <Alert tone="note">{preview && marketInWords(preview, location)}</Alert>
      <Alert tone="note">{preview?.country && noMarketData(preview.population)}</Alert>
    </>
  );
}

/** Said where the personas rest on figures of the world: their names and occupations then do, too. */
export const noMarketData = ({ note }: Preview["population"]): string | null =>
  note && t("No market data. {note} Names and occupations may not be typical of the market either.", { note });
