import { ConnectionBanner } from "./components/connection-banner.tsx";
import { Deletions } from "./components/deletions.tsx";
import { Dialog } from "./components/dialog.tsx";
import { Notices } from "./components/notices.tsx";
import { Button } from "./components/button.tsx";
import { AcceptInvitation } from "./pages/account/accept-invitation.tsx";
import { ForgotPassword } from "./pages/account/forgot-password.tsx";
import { ResetPassword } from "./pages/account/reset-password.tsx";
import { SignIn, SignInForm } from "./pages/account/sign-in.tsx";
import { SignUp } from "./pages/account/sign-up.tsx";
import { NotFound } from "./pages/not-found.tsx";
import { pages, startPage } from "./pages/pages.ts";
import { findPage, usePlace } from "./router.ts";
import { session, signOut, type User } from "./session/session.ts";
import { useStore } from "./store.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { t } from "./language/say.ts";

/** Pages for users who are not signed in. Other pages ask them to sign in, and then continue. */
const entrances = {
  "/sign-up": SignUp,
  "/forgot-password": ForgotPassword,
  "/reset-password": ResetPassword,
  "/accept-invitation": AcceptInvitation,
};

/** Shown over the page when the session ends; the user continues there after signing in. */
const SessionExpired = ({ user }: { user: User }) => (
  <Dialog title={t("Sign in again")}>
    <p>{t("Your session has ended. Your work on this page is kept; sign in to continue.")}</p>
    <SignInForm email={user.email} />
    <Button tone="link" onClick={() => void signOut()}>
      {t("Sign out instead")}
    </Button>
  </Dialog>
);

function Inside({ user, path }: { user: User; path: string }) {
  const place = path === "/" || path in entrances ? startPage : path;
  const found = findPage(pages, place);
  return (
    <>
      <header class="top">
        <div>
          <a class="brand" href={`#${startPage}`}>
            {t("Consumer research")}
          </a>
          <nav aria-label={t("Main")}>
            {[
              ["/projects", t("Projects")],
              ["/library", t("Library")],
              ["/company", t("Company")],
            ].map(([target = "", label]) => (
              <a key={target} href={`#${target}`} aria-current={place.startsWith(target) ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <AccountMenu user={user} />
        </div>
      </header>
      <Notices>
        <Deletions />
      </Notices>
      <main id="main">{found ? <found.page key={found.key} parameters={found.parameters} /> : <NotFound />}</main>
    </>
  );
}

function Outside({ path }: { path: string }) {
  const { page: Entrance = SignIn } = findPage(entrances, path) ?? {};
  return (
    <>
      <Notices />
      <main id="main">
        <p class="brand">{t("Consumer research")}</p>
        <Entrance key={path} />
        <div class="entrance">
          <LanguageChoice />
        </div>
      </main>
    </>
  );
}

export function App() {
  const current = useStore(session);
  const { path } = usePlace();
  const skip = () => document.querySelector<HTMLElement>("h1")?.focus();
  // A link from a mail works for everybody who opens it, signed in or not.
  const mailed = path === "/reset-password" || path === "/accept-invitation";
  const inside = (current.kind === "signed-in" || current.kind === "expired") && !mailed;
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {t("Skip to the content")}
      </button>
      <ConnectionBanner />
      {current.kind === "starting" ? (
        <main id="main">
          <p class="quiet" role="status">
            {t("Starting…")}
          </p>
        </main>
      ) : inside ? (
        <Inside user={current.user} path={path} />
      ) : (
        <Outside path={path} />
      )}
      {current.kind === "expired" && <SessionExpired user={current.user} />}
    </>
  );
}
