import { apiKeyEntity } from "../../functions/accounts/api-keys/record.ts";
import { invitationEntity } from "../../functions/accounts/invitations/record.ts";
import { callsEntity, promptsEntity, turnsEntity, vectorsEntity } from "../../functions/models/call-log/record.ts";
import { pairEntity } from "../../functions/studies/calibration/record.ts";
import { normEntity } from "../../functions/findings/comparisons/norm-record.ts";
import { briefingEntity } from "../../functions/briefings/record.ts";
import { codebookEntity, codedAnswersEntity } from "../../functions/findings/codebook/record.ts";
import { UnreadableItem, type Entity, type StoredItem } from "../../functions/platform/table/entity.ts";
import { humanChoosersEntity } from "../../functions/findings/human-study/choice-record.ts";
import { humanAnswersEntity, humanStudyEntity } from "../../functions/findings/human-study/record.ts";
import { directEstimateEntity } from "../../functions/studies/direct-estimate/record.ts";
import { libraryProfileEntity } from "../../functions/personas/library/record.ts";
import { personaGroupEntity } from "../../functions/personas/groups/record.ts";
import { personaEntity, samplingPlanEntity } from "../../functions/personas/people/record.ts";
import { projectEntity } from "../../functions/projects/record.ts";
import { reliabilityEntity } from "../../functions/findings/reliability/record.ts";
import { reportLinkEntity, reportTokenEntity } from "../../functions/reports/links/record.ts";
import {
  consentEntity,
  respondentEntity,
  respondentRowsEntity,
  encryptionSaltEntity,
} from "../../functions/personas/respondents/record.ts";
import { deliveryEntity, webhookEntity } from "../../functions/notifications/webhooks/record.ts";
import { draftEntity } from "../../functions/studies/simulation/draft.ts";
import { messageEntity } from "../../functions/studies/simulation/message.ts";
import { participantEntity } from "../../functions/personas/people/participant.ts";
import { simulationEntity, studyInputEntity } from "../../functions/studies/simulation/record.ts";
import { accountEntity, companyEntity, userEntity } from "../../functions/accounts/sign-in/store-items.ts";
import { passwordResetEntity } from "../../functions/accounts/passwords/store-resets.ts";
import { requestedMailEntity } from "../../functions/accounts/sign-in/store-requested-mails.ts";
import { scaleMapEntity, themeTestEntity, translationEntity } from "../../functions/studies/rating/store-languages.ts";
import { uploadEntity } from "../../functions/briefings/store.ts";
import { brandEntity } from "../../functions/accounts/company/brand.ts";
import { companyBudgetEntity, monthlyCostEntity } from "../../functions/platform/costs/store-items.ts";
import { deletionJobEntity } from "../../functions/platform/deletion/store-writes.ts";
import { idempotencyEntity } from "../../functions/platform/idempotency/store.ts";
import { invitationListEntity } from "../../functions/accounts/invitations/store-list.ts";
import { invitationTokenEntity } from "../../functions/accounts/invitations/store.ts";
import { LIBRARY_LIST_PREFIX } from "../../functions/personas/library/keys.ts";
import { libraryUseEntity } from "../../functions/personas/library/store.ts";
import {
  libraryEntryEntity,
  libraryLengthEntity,
  libraryRowReader,
} from "../../functions/personas/library/store-writes.ts";
import { libraryReuseEntity, personaNameEntity } from "../../functions/personas/groups/store-writes.ts";
import { healthCheckEntity } from "../../functions/platform/table/reach-table.ts";
import { rateWindowEntity } from "../../functions/platform/rate-windows/store.ts";
import { refreshTokenEntity, sessionFamilyEntity } from "../../functions/accounts/sessions/store.ts";
import { tokenMarkEntity } from "../../functions/accounts/sessions/store-token-marks.ts";
import { marketRefreshEntity, signalEntity } from "../../functions/personas/signals/store.ts";
import { aggregateEntity, resultEntity } from "../../functions/studies/simulation/store-results.ts";
import { themeGroupsEntity } from "../../functions/studies/report/store.ts";
import { dueEntity, outboxEntity } from "../../functions/notifications/webhooks/store-outbox.ts";
import { tableContents } from "./table-contents.ts";

const all: readonly Entity<unknown>[] = [
  accountEntity,
  aggregateEntity,
  apiKeyEntity,
  brandEntity,
  callsEntity,
  promptsEntity,
  turnsEntity,
  vectorsEntity,
  briefingEntity,
  codebookEntity,
  codedAnswersEntity,
  companyBudgetEntity,
  companyEntity,
  consentEntity,
  deletionJobEntity,
  directEstimateEntity,
  draftEntity,
  healthCheckEntity,
  humanAnswersEntity,
  humanChoosersEntity,
  humanStudyEntity,
  idempotencyEntity,
  invitationEntity,
  invitationListEntity,
  invitationTokenEntity,
  libraryEntryEntity,
  libraryLengthEntity,
  libraryProfileEntity,
  libraryReuseEntity,
  libraryUseEntity,
  marketRefreshEntity,
  messageEntity,
  monthlyCostEntity,
  pairEntity,
  normEntity,
  participantEntity,
  passwordResetEntity,
  personaEntity,
  personaGroupEntity,
  personaNameEntity,
  projectEntity,
  rateWindowEntity,
  refreshTokenEntity,
  reliabilityEntity,
  reportLinkEntity,
  reportTokenEntity,
  requestedMailEntity,
  respondentEntity,
  respondentRowsEntity,
  resultEntity,
  samplingPlanEntity,
  encryptionSaltEntity,
  sessionFamilyEntity,
  signalEntity,
  simulationEntity,
  scaleMapEntity,
  studyInputEntity,
  themeGroupsEntity,
  themeTestEntity,
  tokenMarkEntity,
  translationEntity,
  uploadEntity,
  userEntity,
  deliveryEntity,
  dueEntity,
  outboxEntity,
  webhookEntity,
];

/** Every kind of item that the table holds, by what its attribute `entity` says. */
export const storedEntities: ReadonlyMap<string, Entity<unknown>> = new Map(
  all.map((entity) => [entity.label.entity, entity]),
);

/** Rows of the library's list hold nothing but the row, to be small. */
const isRow = ({ SK }: StoredItem): boolean => typeof SK === "string" && SK.startsWith(`${LIBRARY_LIST_PREFIX}#`);

/** What is wrong with an item, in words; undefined if its entity reads it. */
export function problemWith(item: StoredItem): string | undefined {
  const entity = storedEntities.get(String(item.entity));
  const reader = isRow(item) ? libraryRowReader : entity;
  if (!reader) return `${String(item.PK)} ${String(item.SK)} is of no known entity`;
  const expected = entity?.label.schema_version;
  if (entity && item.schema_version !== expected)
    return `${String(item.PK)} ${String(item.SK)} says format ${String(item.schema_version)} instead of ${expected}`;
  try {
    reader.read(item);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableItem) return error.message;
    throw error;
  }
}

/** What is wrong with the items of a stack's table: nothing, whatever the stores have written. */
export const problemsInTable = async (endpoint: string): Promise<string[]> =>
  (await tableContents(endpoint)).flatMap((item) => problemWith(item) ?? []);
