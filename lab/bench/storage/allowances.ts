import { routes } from "../../../functions/service/routes.ts";

/**
 * How many calls of the table a request may wait for one after the other (design, "What to reach": GET 1, list 1 Query,
 * create 1 transaction; at most 2 anywhere), and why.
 */
export const allowances = {
  none: { roundTrips: 0, reason: "what it answers is in the program" },
  item: { roundTrips: 1, reason: "one item and what it hangs below have keys that the request names: one BatchGet" },
  list: { roundTrips: 1, reason: "what is listed lies side by side: one Query" },
  create: { roundTrips: 1, reason: "one transaction under a fresh id, whose conditions ask for what has to be there" },
  other: { roundTrips: 2, reason: "what was read decides what is written, or what else is read" },
  /** Of any route that takes a key: the design's most, since the answer of before may be looked for first. */
  withKey: { roundTrips: 2, reason: "the answer that the key got before, then the work" },
} as const;

export type Allowance = keyof typeof allowances;

/** Which allowance a route has, by its operation. */
export const routeAllowances: Readonly<Record<string, Exclude<Allowance, "withKey">>> = {
  getAvatar: "none",
  getOpenApiDocument: "none",
  getReferencePage: "none",
  getConsole: "none",
  getConsoleWords: "none",

  // Whether the table answers is what it says.
  getHealth: "item",
  getCurrentUser: "item",
  getNotifications: "item",
  getCompanyUsage: "item",
  getCompanySettings: "item",
  getProject: "item",
  getPersonaGroup: "item",
  getPersona: "item",
  getBriefing: "item",
  getBriefingPicture: "item",
  getHumanStudy: "item",
  getWebhook: "item",
  getSimulation: "item",
  getSimulationResults: "item",
  getReliabilityCheck: "item",
  getCodebook: "item",
  getLibraryPersona: "item",

  getCalibration: "list",
  listMembers: "list",
  listInvitations: "list",
  listApiKeys: "list",
  listProjects: "list",
  listWebhooks: "list",
  listWebhookDeliveries: "list",
  listPersonaGroups: "list",
  listPersonas: "list",
  listRespondents: "list",
  listBriefings: "list",
  listHumanStudies: "list",
  listSimulations: "list",
  listMessages: "list",
  listCodebooks: "list",
  searchLibraryPersonas: "list",
  listLibraryPersonaProjects: "list",

  signUp: "create",
  inviteMember: "create",
  createApiKey: "create",
  createProject: "create",
  createSampleProject: "create",
  createPersonaGroup: "create",
  createBriefing: "create",
  createBriefingUpload: "create",
  createSimulation: "create",

  estimateSimulation: "other",
  logIn: "other",
  refreshSession: "other",
  logOut: "other",
  updateNotifications: "other",
  updateCompanySettings: "other",
  forgotPassword: "other",
  resetPassword: "other",
  acceptInvitation: "other",
  deleteCompany: "other",
  removeMember: "other",
  revokeApiKey: "other",
  createWebhook: "other",
  updateWebhook: "other",
  deleteWebhook: "other",
  testWebhook: "other",
  updateProject: "other",
  deleteProject: "other",
  parseAudiencePrompt: "other",
  previewPersonaGroup: "other",
  updatePersonaGroup: "other",
  deletePersonaGroup: "other",
  generatePersonas: "other",
  uploadRespondents: "other",
  getSamplePlan: "other",
  deleteRespondent: "other",
  deletePersonas: "other",
  deletePersona: "other",
  deleteBriefing: "other",
  createHumanStudy: "other",
  readHumanStudyFile: "other",
  deleteHumanStudy: "other",
  getValidity: "other",
  getConvergence: "other",
  getCrosstab: "item",
  getNorms: "item",
  compareSimulations: "item",
  simulateShares: "item",
  deleteSimulation: "other",
  abortSimulation: "other",
  retrySimulation: "other",
  rewriteReport: "other",
  uploadSurvey: "other",
  readQuestions: "other",
  runSurvey: "other",
  uploadScript: "other",
  previewConjointDesign: "other",
  sendConjointDesign: "other",
  sendMessage: "other",
  endInterview: "other",
  startReliabilityCheck: "other",
  codeAnswers: "other",
  deleteCodebook: "other",
  retireLibraryPersona: "other",
  getReport: "other",
  getDisclosure: "other",
  getReplay: "other",
  exportResults: "other",
  downloadSurvey: "item",
  createReportLink: "other",
  listReportLinks: "list",
  deleteReportLink: "other",
  readSharedReport: "other",
};

/**
 * The allowance of a route.
 * @param keyed whether the request carries an `Idempotency-Key`; that never makes an allowance smaller
 * @throws Error for a route that has none yet
 */
export function allowanceOf(operationId: string, keyed = false): Allowance {
  const own = routeAllowances[operationId];
  if (!own)
    throw new Error(
      `Nobody has said how many calls of the table the route ${operationId} may make; add it to ` +
        "lab/bench/storage/allowances.ts.",
    );
  return keyed ? "withKey" : own;
}

/**
 * @param visited operations that have been measured
 * @throws Error, in a sentence, if a route has not been
 */
export function requireEveryRoute(visited: ReadonlySet<string>): void {
  const forgotten = routes.map(({ operationId }) => operationId).filter((operationId) => !visited.has(operationId));
  if (forgotten.length > 0)
    throw new Error(
      `The walk through the routes does not visit ${forgotten.join(", ")}; add it to lab/bench/storage/walk.`,
    );
}
