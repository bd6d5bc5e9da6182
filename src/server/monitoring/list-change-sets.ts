import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { ChangeKind, ChangeSource } from '../resource/journal.ts';
import { reasonIn } from '../resource/rule-reason.ts';
import { readableChanges, seesOthersChanges } from '../resource/seen-change-set.ts';
import type { Session } from '../session.ts';
import { readGroupsOf } from './change-groups.ts';
import { readChangeSets } from './change-set-rows.ts';
import type { ChangeSetFilter } from './change-set-rows.ts';
import { refuseBackwards } from './refuse-backwards.ts';
import { readChains } from '../resource/undo/chain.ts';

type Arguments = {
  readonly id?: string | null;
  readonly all?: boolean | null;
  readonly userId?: string | null;
  readonly entity?: string | null;
  readonly kind?: ChangeKind | null;
  readonly source?: ChangeSource | null;
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  readonly after?: string | null;
  readonly limit?: number | null;
};

const MOST = 100;

const isId = (text: string | null | undefined): boolean => text == null || /^\d{1,18}$/.test(text);

const filterOf = (args: Arguments, session: Session, zone: string): ChangeSetFilter => ({
  mine: session.userId,
  readable: args.all === true || args.id != null ? readableChanges(session) : null,
  id: args.id ?? null,
  userId: args.userId ?? null,
  entity: args.entity ?? null,
  kind: args.kind ?? null,
  source: args.source ?? null,
  fromDate: args.fromDate ?? null,
  toDate: args.toDate ?? null,
  zone,
});

/** What people did at once, one's own or all: told as far as the person may view the records. Who asks for all without the right is refused. */
export const listChangeSets = async (args: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (args.all === true && !seesOthersChanges(session)) throw refuse('_DB0100');
  refuseBackwards(session, args.fromDate, args.toDate);
  if (!isId(args.id) || !isId(args.userId)) return { errorCode: '', message: '', rows: [], nextCursor: null };
  const limit = Math.min(Math.max(args.limit ?? 50, 1), MOST);
  return withOrg(db, session.orgCode, async (tx) => {
    const [organisation] = await tx.query<{ zone: string }>('select time_zone as zone from organisation where org_code = $1', [session.orgCode]);
    const found = await readChangeSets(tx, filterOf(args, session, organisation?.zone ?? 'UTC'), args.after ?? null, limit);
    const page = found.slice(0, limit).map((row) => ({ ...row, isMine: row.userId === session.userId }));
    const groups = await readGroupsOf(tx, page, session);
    const chains = await readChains(tx, page.map(({ id }) => id));
    const rows = page.map(({ cursor: _cursor, userId: _userId, form, ...row }) => ({
      ...row,
      reason: reasonIn(session.language, row.reason),
      formName: form === null ? null : say(session.language, `form.${form}`),
      isUndone: row.undoes === null && (chains.get(row.id)?.steps ?? 0) % 2 === 1,
      groups: groups.get(row.id) ?? [],
    }));
    return { errorCode: '', message: '', rows, nextCursor: found.length > limit ? (page.at(-1)?.cursor ?? null) : null };
  });
};
