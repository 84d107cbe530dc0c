import { answerListPage } from "../platform/http/answer-page.ts";
import { newOpaqueToken, sha256 } from "../accounts/tokens/opaque-tokens.ts";
import { idempotencyRecord } from "../platform/idempotency/record.ts";
import { newId } from "../platform/ids.ts";
import { MOST_REPORT_LINKS, newReportLink, presentReportLink } from "./links/record.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import { handler } from "../platform/http/handler.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportHandler } from "./dependencies.ts";
import { noIndex } from "./no-index-headers.ts";
import { requireComplete } from "./report-source.ts";

export const createReportLink: ReportHandler<"createReportLink"> = handler({
  load: async ({ reportLinks }, { identity, params }) => {
    const found = await reportLinks.list(simulationRef(identity, params));
    if (!found) throw new NotFound("Simulation");
    requireComplete(found.simulation, "its report can be shared");
    if (found.links.length >= MOST_REPORT_LINKS)
      throw new BadRequest(
        `This report has ${MOST_REPORT_LINKS} links that work; revoke one, or wait until one expires`,
      );
    return found.simulation;
  },
  act: async ({ reportLinks }, request, { persona_group_id: groupId }) => {
    const { identity, params, body, baseUrl } = request;
    const text = newOpaqueToken();
    const link = newReportLink(newId(), { text, sha256: sha256(text) }, body.expires_in_days);
    const answer = { status: 201, body: presentReportLink(link, baseUrl) } as const;
    const ref = simulationRef(identity, params);
    if (!(await reportLinks.create(ref, groupId, link, idempotencyRecord(request, answer), body.language)))
      throw new NotFound("Simulation");
    return answer;
  },
});

export const listReportLinks: ReportHandler<"listReportLinks"> = {
  load: async ({ reportLinks }, { identity, params, query, baseUrl }) => {
    const found = await reportLinks.list(simulationRef(identity, params), query.order === "desc");
    if (!found) throw new NotFound("Simulation");
    const shown = found.links.map((link) => presentReportLink(link, baseUrl));
    return { status: 200, headers: noIndex, body: answerListPage(shown, query, "report links") };
  },
};

export const deleteReportLink: ReportHandler<"deleteReportLink"> = handler({
  load: async ({ reportLinks }, { identity, params }) => {
    const found = await reportLinks.find(simulationRef(identity, params), params.link_id);
    if (!found) throw new NotFound("Simulation");
    if (!found.link) throw new NotFound("Report link");
    return found.link;
  },
  act: async ({ reportLinks }, { identity, params }, link) => {
    if (!(await reportLinks.revoke(simulationRef(identity, params), link))) throw new NotFound("Report link");
    return { status: 204 };
  },
});
