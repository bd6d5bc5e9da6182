import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { reckonRound } from '../bonus/reckon-round.ts';
import { withOrg } from '../db/org.ts';
import { beginWork, keepReckoning } from '../resource/bulk-edit/serving.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { LARGE } from '../resource/undo.ts';

type Asked = { readonly roundId: string; readonly wait?: boolean | null };

/** `reckonRound`, in organizations of very many people as work that goes on by itself, for whoever does not wait. */
export const reckonBonusRound = async (asked: Asked, context: Context, grant: Grant) => {
  const { session, forms } = grant;
  const [{ count } = { count: 0 }] = await withOrg(context.db, session.orgCode, (tx) => tx.query<{ count: number }>('select count(*)::int as count from employee where org_code = $1', [tx.orgCode]));
  if (asked.wait === false && count > LARGE && /^\d{1,18}$/.test(asked.roundId)) {
    const job = await keepReckoning({ ...context, session }, { type: 'BonusRound', form: forms[0] ?? null }, asked.roundId);
    beginWork(context, session.orgCode, job);
    return { errorCode: '', message: '', people: 0, job, changeSet: null };
  }
  return inChangeSet('reckonBonusRound', asked, context, grant, null, async (tx) => {
    const { changes, people } = await reckonRound(tx, session, asked.roundId, async () => undefined);
    return { changes, answer: { people, job: null } };
  });
};
