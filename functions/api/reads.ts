import type { CountedCalls } from "../domain/costs/estimate.ts";
import type { ExpectedCall } from "../prompts/expected-calls/study.ts";
import type { LanguageStore } from "../storage/readings/languages.ts";
import type { ModelIds } from "../contracts/environment.ts";
import type { Handler, Handlers } from "../shared/http/handler.ts";
import type { Row } from "../shared/http/request.ts";
import type { AccountStore } from "../storage/accounts/store.ts";
import type { PasswordResetStore } from "../storage/accounts/password-resets.ts";
import type { ApiKeyStore } from "../storage/api-keys/store.ts";
import type { BriefingStore } from "../storage/briefings/store.ts";
import type { ComparisonStore } from "../storage/comparisons/store.ts";
import type { CalibrationStore } from "../storage/calibration/pairs.ts";
import type { CodebookStore } from "../storage/codebooks/store.ts";
import type { BudgetStore } from "../storage/costs/budgets.ts";
import type { HumanStudyStore } from "../storage/human-studies/store.ts";
import type { ValidityStore } from "../storage/human-studies/validity.ts";
import type { InvitationStore } from "../storage/invitations/store.ts";
import type { LibraryStore } from "../storage/library/store.ts";
import type { LiveInterviewStore } from "../storage/live-interviews/store.ts";
import type { PersonaGroupStore } from "../storage/persona-groups/store.ts";
import type { PersonaStore } from "../storage/personas/store.ts";
import type { ProjectStore } from "../storage/projects/store.ts";
import type { ReliabilityStore } from "../storage/reliability/store.ts";
import type { ReportLinkStore } from "../storage/report-links/store.ts";
import type { RespondentStore } from "../storage/respondents/store.ts";
import type { SessionStore } from "../storage/sessions/store.ts";
import type { SimulationStore } from "../storage/simulations/store.ts";
import type { OutboxStore } from "../storage/webhooks/outbox.ts";
import type { WebhookStore } from "../storage/webhooks/store.ts";
import type { Console } from "./documents/console.ts";
import type { Documentation } from "./documents/files.ts";
import type { MakeFile } from "./reports/files.ts";
import type { MakePage } from "./reports/page.ts";
import type { ReadReport } from "./reports/read-report.ts";

/**
 * What a `load` may use, by the name under which handlers know it: whatever changes nothing and costs no money. The one
 * place that says so; what is not named here has an effect, and only an `act` is given it.
 */
export interface Reads {
  accounts: Pick<AccountStore, "findAccount" | "findMember" | "findNotifications" | "listMembers">;
  apiKeys: Pick<ApiKeyStore, "list">;
  briefings: Pick<BriefingStore, "find" | "findUpload" | "list" | "projectExists">;
  budgets: Pick<BudgetStore, "monthlyCosts">;
  calibration: Pick<CalibrationStore, "list">;
  codebooks: Pick<CodebookStore, "find" | "findForCoding" | "list">;
  comparisons: ComparisonStore;
  groups: Pick<PersonaGroupStore, "countFinishedOfFailed" | "find" | "list" | "projectExists">;
  humanStudies: Pick<HumanStudyStore, "completeSimulations" | "find" | "findCandidate" | "list">;
  interviews: Pick<LiveInterviewStore, "open">;
  invitations: Pick<InvitationStore, "background" | "findToken" | "open">;
  languages: Pick<LanguageStore, "findScaleTests">;
  library: Pick<LibraryStore, "find" | "findUses" | "list" | "page">;
  passwordResets: Pick<PasswordResetStore, "find">;
  personas: Pick<PersonaStore, "find" | "list" | "page">;
  projects: Pick<ProjectStore, "find" | "list">;
  reliability: Pick<ReliabilityStore, "findLatest" | "findOriginal">;
  respondents: Pick<RespondentStore, "answersOf" | "list" | "prepare" | "resultsOf">;
  reportLinks: Pick<ReportLinkStore, "find" | "findToken" | "list">;
  sessions: Pick<SessionStore, "findToken">;
  simulations: Pick<
    SimulationStore,
    | "directEstimatesOf"
    | "find"
    | "findAggregate"
    | "findForConvergence"
    | "findMessages"
    | "findWithResults"
    | "list"
    | "loadForCreation"
    | "loadProject"
  >;
  modelIds: readonly string[];
  models: ModelIds;
  countCalls: (calls: readonly ExpectedCall[]) => CountedCalls;
  validities: ValidityStore;
  webhooks: Pick<WebhookStore, "find" | "list">;
  outbox: Pick<OutboxStore, "list">;
  drawAvatar: (id: string, hair?: "long" | "short") => Promise<string>;
  reachTable: () => Promise<void>;
  readConsole: () => Promise<Console>;
  makeFile: MakeFile;
  makePage: MakePage;
  readReport: ReadReport;
  readDocumentation: () => Promise<Documentation>;
  environment: string;
  version: string;
}

/** As much of what a resource works with as only reads. */
type ReadsOf<All> = Pick<Reads, keyof Reads & keyof All>;

/** The handlers of a resource that works with `All`. */
export type ApiHandlers<T extends Record<string, Row>, All> = Handlers<T, ReadsOf<All>, All>;

/** The handler of one route of such a resource. */
export type ApiHandler<R extends Row, All> = Handler<R, ReadsOf<All>, All>;
