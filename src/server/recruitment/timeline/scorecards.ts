/** That somebody submitted a scorecard is told to whoever sees the round; what it holds only to who may read it. */
import { rowScope } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import { instant } from '../../resource/columns.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';
import type { Told } from '../../timeline/changes.ts';
import type { TimelineRow } from '../../timeline/row.ts';

type Submitted = { readonly id: string; readonly at: string; readonly by: string; readonly round: string; readonly isSeen: boolean; readonly score: string | null; readonly rating: number | null; readonly recommendation: string | null };

/** `rounds`: as far as the person sees rounds. */
export const scorecardRows = async (tx: Transaction, session: Session, rounds: Told, candidateId: string): Promise<TimelineRow[]> => {
  const to = bindings(tx.orgCode);
  const whose = to.bind(candidateId);
  const cards = await tx.query<Submitted>(
    `select x.id, x.at, x.by, x.round, x."isSeen", case when x."isSeen" then x.score end as score, case when x."isSeen" then x.rating end as rating, case when x."isSeen" then x.recommendation end as recommendation from (
       select s.id::text as id, ${instant('s.submitted_at')} as at, e.name as by, r.name as round, ${rowScope(resourceOf('Scorecard'), { scope: 'ALL' }, session, 's', to.bind)} as "isSeen", trim_scale(s.score)::text as score, s.rating, s.recommendation
       from scorecard s join scheduled_round r on r.org_code = s.org_code and r.id = s.scheduled_round_id join employee e on e.org_code = s.org_code and e.id = s.panel_member_id
       where s.org_code = $1 and s.candidate_id = ${whose}::bigint and s.status = 'SUBMITTED' and s.submitted_at is not null and ${rounds.sight.rows('r', to)}) x`,
    to.values,
  );
  return cards.map(({ id, at, by, round, isSeen, ...held }) => ({
    id: `SCORECARD-${id}`, kind: 'SCORECARD', at, on: null, entity: 'Scorecard', recordId: id, title: round, by, change: null, source: null, reason: null,
    fields: isSeen ? (['recommendation', 'score', 'rating'] as const).flatMap((field) => (held[field] === null ? [] : [{ field, before: null, after: held[field] }])) : [],
  }));
};
