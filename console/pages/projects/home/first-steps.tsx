import { SampleButton } from "../sample-button.tsx";
import type { NextStep } from "./next-step.ts";
import { t } from "../../../language/say.ts";

interface FirstStepsProps {
  /** `/projects/ID` */
  base: string;
  hasAudience: boolean;
  next: NextStep;
}

/** Guides the user from an empty project to a result: three steps, one of which is next. */
export function FirstSteps({ base, hasAudience, next }: FirstStepsProps) {
  const link = (place: string, label: string, isNext: boolean) => (
    <a class={isNext ? "button primary" : "button"} href={`#${base}${place}`}>
      {label}
    </a>
  );
  const nextLink = next.go && link(next.go.place, next.go.label, true);
  const isReady = next.go?.place.startsWith("/studies") ?? false;
  return (
    <ol class="first-steps">
      <li class={isReady ? "done" : "next"}>
        <h2>{t("Audience")}</h2>
        <p>
          {hasAudience
            ? isReady
              ? t("The personas are ready.")
              : next.sentence
            : t(
                "Describe in your own words whom you want to ask. You see what was understood before " +
                  "personas are made.",
              )}
        </p>
        {isReady ? link("/audiences", t("See the audiences"), false) : nextLink}
      </li>
      <li class={isReady ? "next" : undefined}>
        <h2>{t("Study")}</h2>
        <p>
          {t(
            "Choose what to ask: a concept, a questionnaire, a discussion, interviews or choices " + "between offers.",
          )}
        </p>
        {isReady ? nextLink : link("/studies/new", t("Set up a study"), false)}
      </li>
      <li>
        <h2>{t("Result")}</h2>
        <p>
          {t(
            "Figures with their intervals, and every answer word for word. The result will appear here. See an " +
              "example:",
          )}
        </p>
        <SampleButton />
      </li>
    </ol>
  );
}
