import { useState } from "preact/hooks";
import type { Answer } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { TickBox } from "../../components/boxes.tsx";
import { Button } from "../../components/button.tsx";
import { FileField } from "../../components/file-field.tsx";
import { notify } from "../../components/notices.tsx";
import { WorkButton } from "../../components/work-button.tsx";
import "./brand.css";
import { t } from "../../language/say.ts";

type Look = NonNullable<Answer<"getCompanySettings">["brand"]>;

/** The largest logo that the service accepts. */
const MOST_LOGO_BYTES = 100_000;
/** The colour in the field until the company has chosen one: the accent of slides. */
const USUAL_COLOUR = "#1f5fa8";
const NONE: Look = { logo: null, colour: null };

/** The bytes of a file in base64. */
async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
}

/** PNG files begin with the same letters in base64. */
const sourceOf = (logo: string) => `data:image/${logo.startsWith("iVBOR") ? "png" : "jpeg"};base64,${logo}`;

function LookForm({ saved, onSaved }: { saved: Look; onSaved: (settings: Answer<"getCompanySettings">) => void }) {
  const [look, setLook] = useState(saved);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File) => {
    setFile(chosen);
    const isTooLarge = chosen.size > MOST_LOGO_BYTES;
    setProblem(
      isTooLarge
        ? t("The logo is larger than {size} KB. Choose a smaller file.", {
            size: MOST_LOGO_BYTES / 1_000,
          })
        : undefined,
    );
    if (!isTooLarge) setLook({ ...look, logo: await inBase64(chosen) });
  };
  const save = async () => {
    const isEmpty = look.logo === null && look.colour === null;
    onSaved(await callApi("updateCompanySettings", { body: { brand: isEmpty ? null : look } }));
    notify(t("Your reports now look like this."));
  };
  return (
    <>
      {look.logo !== null && (
        <div class="logo">
          <img src={sourceOf(look.logo)} alt={t("Your logo")} />
        </div>
      )}
      <FileField
        label={t("Logo")}
        hint={t("PNG or JPEG, {size} KB at most. It appears in the corner of every slide.", {
          size: MOST_LOGO_BYTES / 1_000,
        })}
        accept=".png,.jpg,.jpeg"
        file={file}
        error={problem}
        onFile={(chosen) => void choose(chosen)}
      />
      {look.logo !== null && (
        <Button
          tone="link"
          onClick={() => {
            setLook({ ...look, logo: null });
            setFile(undefined);
          }}
        >
          {t("Remove the logo")}
        </Button>
      )}
      <TickBox
        label={t("Use a colour of our own")}
        checked={look.colour !== null}
        onChange={(checked) => setLook({ ...look, colour: checked ? (saved.colour ?? USUAL_COLOUR) : null })}
      />
      {look.colour !== null && (
        <div class="field">
          <label for="brand-colour">{t("Colour")}</label>
          <p class="hint" id="brand-colour-hint">
            {t(
              "The accent colour of slides and report pages. It is darkened or lightened where it would be hard " +
                "to read.",
            )}
          </p>
          <input
            id="brand-colour"
            type="color"
            class="colour"
            aria-describedby="brand-colour-hint"
            value={look.colour}
            onInput={({ currentTarget }) => setLook({ ...look, colour: currentTarget.value })}
          />
        </div>
      )}
      <WorkButton action={t("Save")} working={t("Saving…")} work={save} />
    </>
  );
}

/** The logo and the colour of the company's reports, which its owner chooses. */
export function Brand() {
  const settings = useAnswer((signal) => callApi("getCompanySettings", { signal }), []);
  return (
    <section aria-labelledby="brand" class="card">
      <h2 id="brand">{t("Look of your reports")}</h2>
      <Loaded answer={settings} what={t("the look of your reports")}>
        {({ brand }) => <LookForm saved={brand ?? NONE} onSaved={settings.put} />}
      </Loaded>
    </section>
  );
}
