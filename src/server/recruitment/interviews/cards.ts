/** Scorecards of rounds as one person may know them: who has submitted, and what of it they may read. */
import { rowScope } from '../../access/row-scope.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import type { Session } from '../../session.ts';

export type Card = {
  readonly id: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly status: 'OPEN' | 'DRAFT' | 'SUBMITTED';
  /** What it holds is the person's to read. */
  readonly isSeen: boolean;
  readonly score: string | null;
  readonly total: string | null;
  readonly rating: number | null;
  readonly recommendation: string | null;
};

export const readCards = async (tx: Transaction, session: Session, rounds: readonly string[]): Promise<readonly Card[]> => {
  const to = bindings(tx.orgCode);
  const ids = to.bind(rounds);
  const seen = rowScope(resourceOf('Scorecard'), { scope: 'ALL' }, session, 's', to.bind);
  return tx.query<Card>(
    `select x.id, x."roundId", x."memberId", x.status, x."isSeen", case when x."isSeen" then x.score end as score, case when x."isSeen" then x.total end as total,
       case when x."isSeen" then x.rating end as rating, case when x."isSeen" then x.recommendation end as recommendation
     from (select s.id::text as id, s.scheduled_round_id::text as "roundId", s.panel_member_id::text as "memberId", s.status, (s.status = 'SUBMITTED' and ${seen}) as "isSeen",
       trim_scale(s.score)::text as score, trim_scale(s.total_score)::text as total, s.rating, s.recommendation
       from scorecard s where s.org_code = $1 and s.scheduled_round_id = any(${ids}::bigint[])) x`,
    to.values,
  );
};
