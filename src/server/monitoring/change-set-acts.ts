import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { hasMessage, say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';
import { findResource } from '../resource/registry.ts';
import { reasonOf, refusalOfUndo } from '../resource/undo/why-not.ts';
import type { Session } from '../session.ts';
import { readChains } from '../resource/undo/chain.ts';
import type { Chain } from '../resource/undo/chain.ts';

type Act = { readonly id: string; readonly changeSet: string | null; readonly isRedo: boolean; readonly endpoint: string | null; readonly whyNot: string | null; readonly later: string | null };

const MOST = 25;

/** In words: with the record that stands in the way, where the person may know of it, and with what is wrong of the fields. */
const sentenceOf = (refusal: Refusal, { language }: Session): string => {
  const { code, details } = refusal;
  const reason = reasonOf(refusal);
  if (code === 'BAD_USER_INPUT') return [say(language, reason), ...new Set(details.validationError?.map(({ message }) => message))].join(' ');
  if (reason === 'history.whyNot.rights') return say(language, reason);
  return (details.words !== undefined || reason === 'history.whyNot.refused') && hasMessage(`error.${code}`) ? say(language, `error.${code}`, details.words) : say(language, reason);
};

const actOf = async (tx: Transaction, { start, last, steps, isEnd }: Chain, db: Database, session: Session): Promise<Act> => {
  const isRedo = steps % 2 === 1;
  const [touched] = await tx.query<{ entity: string }>('select entity from change where org_code = $1 and change_set_id = $2 order by entity limit 1', [tx.orgCode, last.id]);
  const none = { id: start, changeSet: null, isRedo, endpoint: null, later: null };
  if (!isEnd) return { ...none, whyNot: say(session.language, 'history.whyNot.undone') };
  const refusal = await refusalOfUndo(tx, last, db, session);
  if (refusal === null) return { ...none, changeSet: last.id, endpoint: findResource(touched?.entity ?? '')?.endpoint ?? null, whyNot: null };
  const { later } = refusal.details.words ?? {};
  return { ...none, whyNot: sentenceOf(refusal, session), later: later === undefined ? null : String(later) };
};

/** Undo or redo of each of the change-sets, or why not: what undoChangeSet would answer the person now. Writes nothing. */
export const changeSetActs = async ({ ids }: { readonly ids: readonly string[] }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  return withOrg(db, session.orgCode, async (tx) => {
    const chains = await readChains(tx, ids.filter((id) => /^\d{1,18}$/.test(id)));
    const rows: Act[] = [];
    for (const chain of chains.values()) rows.push(await actOf(tx, chain, db, session));
    return { errorCode: '', message: '', rows };
  });
};
