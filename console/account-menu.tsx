import { useEffect, useRef } from "preact/hooks";
import { sentenceOf } from "./api/errors.ts";
import { Button } from "./components/button.tsx";
import { sendDeletions } from "./components/deletions.tsx";
import { notify } from "./components/notices.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { navigate } from "./router.ts";
import { signOut, type User } from "./session/session.ts";
import { t } from "./language/say.ts";

/** Shows the user who is signed in, and a button to sign out. */
export function AccountMenu({ user }: { user: User }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !current.contains(event.target as Node)) {
        if (event instanceof KeyboardEvent) current.querySelector("summary")?.focus();
        current.open = false;
      }
    };
    const events = ["keydown", "click", "focusin"];
    for (const event of events) addEventListener(event, close);
    return () => {
      for (const event of events) removeEventListener(event, close);
    };
  }, []);
  const leave = () =>
    sendDeletions()
      .then(signOut)
      .then(
        () => navigate("/"),
        (error: unknown) => notify(sentenceOf(error)),
      );
  return (
    <details class="menu" ref={menu}>
      <summary>{user.full_name}</summary>
      <div>
        <p>
          {user.email}
          <br />
          <span class="quiet">
            {user.role === "owner"
              ? t("Owner at {company_name}", { company_name: user.company_name })
              : t("Member at {company_name}", { company_name: user.company_name })}
          </span>
        </p>
        <LanguageChoice />
        <Button onClick={() => void leave()}>{t("Sign out")}</Button>
      </div>
    </details>
  );
}
