import type { RespondentRecord } from "../../personas/respondents/record.ts";
import type { RespondentView } from "./schemas.ts";

/** The respondent as callers see it. */
export const presentRespondent = ({
  id,
  code,
  persona_id,
  answered,
  created_at,
}: RespondentRecord): RespondentView => ({
  id,
  code,
  persona_id,
  answered,
  created_at,
});
