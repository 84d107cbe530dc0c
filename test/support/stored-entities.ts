import { apiKeyEntity } from "../../functions/domain/company/api-key.ts";
import { invitationEntity } from "../../functions/domain/company/invitation.ts";
import { pairEntity } from "../../functions/domain/calibration/pair-record.ts";
import { normEntity } from "../../functions/domain/comparisons/norm-record.ts";
import { briefingEntity } from "../../functions/domain/briefing/record.ts";
import { codebookEntity, codedAnswersEntity } from "../../functions/domain/codebook/record.ts";
import { UnreadableItem, type Entity, type StoredItem } from "../../functions/domain/entity.ts";
import { humanAnswersEntity, humanStudyEntity } from "../../functions/domain/human-study/record.ts";
import { directEstimateEntity } from "../../functions/domain/direct-estimate/record.ts";
import { libraryProfileEntity } from "../../functions/domain/library/record.ts";
import { personaGroupEntity } from "../../functions/domain/persona-group/record.ts";
import { personaEntity, samplingPlanEntity } from "../../functions/domain/persona/record.ts";
import { projectEntity } from "../../functions/domain/project/record.ts";
import { reliabilityEntity } from "../../functions/domain/reliability/record.ts";
import { reportLinkEntity, reportTokenEntity } from "../../functions/domain/report-link/record.ts";
import {
  consentEntity,
  respondentEntity,
  respondentRowsEntity,
  sealingSaltEntity,
} from "../../functions/domain/respondents/record.ts";
import { deliveryEntity, webhookEntity } from "../../functions/domain/webhook/record.ts";
import { draftEntity } from "../../functions/domain/simulation/draft.ts";
import { messageEntity } from "../../functions/domain/simulation/message.ts";
import { participantEntity } from "../../functions/domain/simulation/participant.ts";
import { simulationEntity, studyInputEntity } from "../../functions/domain/simulation/record.ts";
import { accountEntity, companyEntity, userEntity } from "../../functions/storage/accounts/items.ts";
import { passwordResetEntity } from "../../functions/storage/accounts/password-resets.ts";
import { requestedMailEntity } from "../../functions/storage/accounts/requested-mails.ts";
import { scaleMapEntity, themeTestEntity, translationEntity } from "../../functions/storage/readings/languages.ts";
import { uploadEntity } from "../../functions/storage/briefings/store.ts";
import { companyBudgetEntity, monthlyCostEntity } from "../../functions/storage/costs/items.ts";
import { deletionJobEntity } from "../../functions/storage/deletions/writes.ts";
import { idempotencyEntity } from "../../functions/storage/idempotency/store.ts";
import { invitationListEntity } from "../../functions/storage/invitations/list.ts";
import { invitationTokenEntity } from "../../functions/storage/invitations/store.ts";
import { LIBRARY_LIST_PREFIX } from "../../functions/storage/library-keys.ts";
import { libraryUseEntity } from "../../functions/storage/library/store.ts";
import { libraryEntryEntity, libraryLengthEntity, libraryRowReader } from "../../functions/storage/library/writes.ts";
import { libraryReuseEntity, personaNameEntity } from "../../functions/storage/persona-groups/writes.ts";
import { healthCheckEntity } from "../../functions/storage/reach-table.ts";
import { rateWindowEntity } from "../../functions/storage/rate-windows/store.ts";
import { refreshTokenEntity, sessionFamilyEntity } from "../../functions/storage/sessions/store.ts";
import { tokenMarkEntity } from "../../functions/storage/sessions/token-marks.ts";
import { marketRefreshEntity, signalEntity } from "../../functions/storage/signals/store.ts";
import { aggregateEntity, resultEntity } from "../../functions/storage/simulations/results.ts";
import { dueEntity, outboxEntity } from "../../functions/storage/webhooks/outbox.ts";
import { tableContents } from "./table-contents.ts";

const all: readonly Entity<unknown>[] = [
  accountEntity,
  aggregateEntity,
  apiKeyEntity,
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
  sealingSaltEntity,
  sessionFamilyEntity,
  signalEntity,
  simulationEntity,
  scaleMapEntity,
  studyInputEntity,
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
