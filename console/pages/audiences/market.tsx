import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useEffect, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../components/alert.tsx";
import { SelectField, TextField, type Choice } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import { languageName, type Definition } from "./definition.ts";
import { t } from "../../language/say.ts";

type Preview = Answer<"previewPersonaGroup">;

/** Milliseconds without typing before the service is asked to interpret a place. */
const TYPING_MS = 400;
/** Languages in which answers were compared with people's, and which reports speak. */
const TESTED = ["en", "de", "fr", "es", "pt", "ja"];
/** Other languages with more than 20 million speakers, most of whom read and write them. */
const OTHERS = [
  ...["am", "ar", "bn", "fa", "gu", "ha", "hi", "id", "it", "kn", "ko", "ml", "mr", "ms", "nl", "pa", "pl", "ro", "ru"],
  ...["sw", "ta", "te", "th", "tl", "tr", "uk", "ur", "vi", "yo", "zh"],
];

/**
 * The market and language of a definition; undefined until they are known, or if the definition is not readable yet.
 */
function usePreview(project_id: string, { location, language }: Definition): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    const ending = new AbortController();
    const ask = () => {
      const body = { location: location.trim() || null, language: language.trim() || null };
      callApi("previewPersonaGroup", { params: { project_id }, body, signal: ending.signal }).then(
        setPreview,
        // Errors of a field are shown when the form is sent.
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

/** Where the people live and which language they speak, in one sentence. */
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

/** Languages to choose from: the market's, the tested ones, other large ones, and the current choice. */
export function languageChoices(preview: Preview | undefined, chosen: string): Choice[] {
  const [first, ...others] = preview?.languages ?? [];
  const market = first
    ? t("{language} (usual there)", { language: languageName(first) })
    : t("The usual language of the place");
  const tags = new Set([...others, ...TESTED, ...OTHERS, ...(chosen === "" ? [] : [chosen])]);
  if (first && first !== chosen) tags.delete(first);
  return [{ value: "", label: market }, ...named([...tags])];
}

/** The place and the language of an audience, with their interpretation while the user types. */
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

/** Shown if the personas are based on figures of the world, because then their names and occupations are, too. */
export const noMarketData = ({ note }: Preview["population"]): string | null =>
  note && t("No market data. {note} Names and occupations may not be typical of the market either.", { note });
