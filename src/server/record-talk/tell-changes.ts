/** Followers are told of changes from the sealed journal, beside whatever wrote them: an import of 50,000 rows is read once, by one statement. */
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { notify } from '../notifications/notify.ts';
import { noticeOf, type ToldNotice } from './change-notice.ts';
import { seenChanges, type Followed } from './seen-changes.ts';

/** Change-sets of one transaction. */
const TOGETHER = 200;

/** Nobody is told of their own, of what came before they followed, and of what the demo was made with. */
const readFollowed = (tx: Transaction, changeSets: readonly string[]): Promise<Followed[]> =>
  tx.query<Followed>(
    `select f.user_account_id::text as "to", s.id::text as "changeSet", s.by, c.entity, json_agg(json_build_object('id', c.row_id::text, 'kind', c.kind) order by c.row_id) as rows
     from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id
     join record_follower f on f.org_code = c.org_code and f.entity = c.entity and f.row_id = c.row_id
     where s.org_code = $1 and s.id = any($2::bigint[]) and s.source <> 'SEED' and f.is_following and f.since <= s.at and f.user_account_id is distinct from s.user_id
     group by 1, s.at, s.id, s.by, c.entity order by s.at, s.id, 1, c.entity`,
    [tx.orgCode, changeSets],
  );

/** One notification a follower and change-set, however many records it changed; the same words go to all who get them at once. */
const tell = async (tx: Transaction, followed: readonly Followed[]): Promise<void> => {
  const seen = await seenChanges(tx, followed);
  const together = new Map<string, { readonly notice: ToldNotice; readonly to: string[] }>();
  for (const changes of Map.groupBy(seen, ({ to, changeSet }) => `${to} ${changeSet}`).values()) {
    const notice = await noticeOf(tx, changes);
    const key = `${changes[0]!.changeSet} ${JSON.stringify(notice)}`;
    together.set(key, { notice, to: [...(together.get(key)?.to ?? []), changes[0]!.to] });
  }
  for (const { notice, to } of together.values()) await notify(tx, { ...notice, to });
};

/** What was sealed since the last time; answers how many change-sets that were. Another process at the same work is left to it. */
export const tellOfChangesIn = (db: Database, orgCode: string): Promise<number> =>
  withOrg(db, orgCode, async (tx) => {
    // The role's limit of a minute is for requests; a change-set may hold a whole import.
    await tx.query("set local statement_timeout = '30min'");
    const [done] = await tx.query<{ place: string }>('select place::text as place from record_follow_place where org_code = $1 for update skip locked', [orgCode]);
    if (!done) return 0;
    const sealed = await tx.query<{ id: string; place: string }>('select change_set_id::text as id, place::text as place from journal_seal where org_code = $1 and place > $2::bigint order by journal_seal.place limit $3', [orgCode, done.place, TOGETHER]);
    const last = sealed.at(-1);
    if (!last) return 0;
    await tell(tx, await readFollowed(tx, sealed.map(({ id }) => id)));
    await tx.query('update record_follow_place set place = $2::bigint where org_code = $1', [orgCode, last.place]);
    return sealed.length;
  });

/** All organisations; one that fails does not keep the others, and the call then fails, so that it is logged and tried again. */
export const tellOfChanges = async (db: Database): Promise<number> => {
  const waiting = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from followed_changes_waiting() code'));
  let total = 0;
  const failures: unknown[] = [];
  for (const { code } of waiting) {
    try {
      total += await tellOfChangesIn(db, code);
    } catch (error) {
      failures.push(new Error(`Followers of ${code} were not told of changes.`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Followers in ${failures.length} organisations were not told of changes.`);
  return total;
};
