/** Job changes whose day has come take effect, each in a change-set of its own that can be undone. */
import type { Database } from '../db/connection.ts';
import { settleDue } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { inactiveOfChange } from './inactive-of-change.ts';
import { applyToEmployee, CHANGED, isCircle } from './job-change.ts';
import { todayOf } from './today.ts';

const MADE_BY = 'Tenure';

/** What an earlier run did and somebody undid waits for a person to save it again. The day begins first on Kiritimati; each one's own calendar is asked below. */
const DUE = `select j.id::text as id from job_change j
  where j.org_code = $1 and j.status = 'PLANNED' and j.effective_on <= (now() at time zone 'Pacific/Kiritimati')::date
    and not exists (select from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
      where c.org_code = $1 and c.entity = 'JobChange' and c.row_id = j.id and s.source = 'RULE' and s.undone_by is not null)
  order by j.effective_on, j.id`;

const accounts = async (tx: Transaction, text: string, value: unknown): Promise<string[]> => (await tx.query<{ id: string }>(text, [tx.orgCode, value])).map(({ id }) => id);

/** Why it does not take effect: the kind of the notice, and its words besides the person. */
type Hindrance = { readonly kind: 'jobChangeCancelled' | 'jobChangeInactive'; readonly words: Readonly<Record<string, string>> };

/** Who reports to whom may have changed since it was planned: a circle would take approvals away from everybody in it. So may who has left, and what is still in use. */
const hindranceOf = async (tx: Transaction, change: Image): Promise<Hindrance | null> => {
  if (await isCircle(tx, change['employeeId'], change['managerId'])) return { kind: 'jobChangeCancelled', words: {} };
  const [inactive] = await inactiveOfChange(tx, change, ['employeeId', ...Object.keys(CHANGED)]);
  return inactive === undefined ? null : { kind: 'jobChangeInactive', words: { value: inactive.name } };
};

const tell = async (tx: Transaction, change: Image, hindrance: Hindrance | null): Promise<void> => {
  if (hindrance === null) {
    return notify(tx, { to: await accountsOf(tx, change['employeeId']), kind: 'jobChangeApplied', words: { reason: String(change['reason']) }, path: '/employee-self-service/my-profile' });
  }
  const [person] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, change['employeeId']]);
  const planner = `select s.user_id::text as id from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
    where c.org_code = $1 and c.entity = 'JobChange' and c.row_id = $2::bigint and c.kind = 'ADD' and s.user_id is not null`;
  await notify(tx, { to: await accounts(tx, planner, change.id), kind: hindrance.kind, words: { ...hindrance.words, name: person?.name ?? '' }, path: `/core-hr/job-changes/${change.id}` });
};

/** Answers whether it took effect or was cancelled now: another process may have been quicker, or the day has not begun where the person works. */
const settle = async (tx: Transaction, id: string, changeSet: string): Promise<boolean> => {
  const resource = resourceOf('JobChange');
  const before = (await readImages(tx, resource, [id])).get(id);
  if (before?.['status'] !== 'PLANNED' || String(before['effectiveOn']) > (await todayOf(tx, String(before['employeeId'])))) return false;
  const hindrance = await hindranceOf(tx, before);
  const isDone = hindrance === null;
  const [after] = await updateImages(tx, resource, [{ ...before, status: isDone ? 'APPLIED' : 'CANCELLED' }], MADE_BY);
  if (!after) return false;
  const employee = isDone ? await applyToEmployee(tx, after, MADE_BY) : [];
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_CHANGES', reason: String(before['reason']), changes: [{ entity: 'JobChange', id, kind: 'UPDATE', before, after }, ...employee] });
  await tell(tx, after, hindrance);
  return true;
};

/** Answers how many were settled. One that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const applyDueJobChanges = (db: Database, log: Logger): Promise<number> =>
  settleDue(db, { log, failed: 'job changes did not take effect' }, {
    find: (tx) => tx.query<{ id: string }>(DUE, [tx.orgCode]),
    settle: async (code, { id }) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, (tx) => settle(tx, id, changeSet));
    },
  });
