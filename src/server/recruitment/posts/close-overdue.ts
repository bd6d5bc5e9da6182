/** Posts whose last day is over are closed, each in a change-set of its own that can be undone. */
import type { Database } from '../../db/connection.ts';
import { settleDue } from '../../db/each-organisation.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import { todayOf } from '../../people/today.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { ruleReason } from '../../resource/rule-reason.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { concerned, tellOfPost } from './tell-post.ts';

const MADE_BY = 'Tenure';

/** What an earlier run closed and somebody opened again by undoing waits for a person. The day ends first on Kiritimati; the organisation's own calendar is asked below. */
const DUE = `select p.id::text as id from job_post p
  where p.org_code = $1 and p.status in ('OPEN', 'ON_HOLD') and not p.is_template and p.closing_date < (now() at time zone 'Pacific/Kiritimati')::date
    and not exists (select from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
      where c.org_code = $1 and c.entity = 'JobPost' and c.row_id = p.id and s.source = 'RULE' and s.undone_by is not null)
  order by p.closing_date, p.id`;

const close = async (tx: Transaction, id: string, changeSet: string): Promise<boolean> => {
  const resource = resourceOf('JobPost');
  const today = await todayOf(tx);
  const before = (await readImages(tx, resource, [id])).get(id);
  if (!before || !['OPEN', 'ON_HOLD'].includes(String(before['status'])) || before['closingDate'] === null || String(before['closingDate']) >= today) return false;
  const [after] = await updateImages(tx, resource, [{ ...before, status: 'CLOSED', closedOn: today }], MADE_BY);
  if (!after) return false;
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_POSTS', reason: ruleReason('closingDateOver'), changes: [{ entity: 'JobPost', id, kind: 'UPDATE', before, after }] });
  await tellOfPost(tx, after, 'Overdue', { to: await concerned(tx, after) });
  return true;
};

/** Answers how many were closed. One that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const closeOverduePosts = (db: Database, log: Logger): Promise<number> =>
  settleDue(db, { log, failed: 'job posts were not closed after their closing date' }, {
    find: (tx) => tx.query<{ id: string }>(DUE, [tx.orgCode]),
    settle: async (code, { id }) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, (tx) => close(tx, id, changeSet));
    },
  });
