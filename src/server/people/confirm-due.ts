/** Whose designation confirms automatically is confirmed on the day after probation, in a change-set of its organisation that can be undone. */
import { addDays } from '../../domain/dates.ts';
import type { Database } from '../db/connection.ts';
import { inEachOrganisation } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { isLeavingSql } from './employment.ts';
import { todayOf } from './today.ts';

const MADE_BY = 'Tenure';
/** People of one change-set. */
const MOST = 500;

/** Who has resigned, or whose exit waits or was approved, of this employment, is not confirmed; what was undone is left to people. */
const DUE = `select e.id::text as id from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id
  where e.org_code = $1 and e.status = 'ACTIVE' and d.employee_confirmation = 'AUTOMATIC' and e.probation_date < $2::date and e.confirmation_date is null and e.resignation_date is null
    and not exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and ${isLeavingSql})
    and not exists (select from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
      where c.org_code = $1 and c.entity = 'Employee' and c.row_id = e.id and s.source = 'RULE' and s.form = 'EMPLOYEES' and s.undone_by is not null)
  order by e.id limit ${MOST} for update of e`;

const confirm = async (tx: Transaction, changeSet: string): Promise<number> => {
  const resource = resourceOf('Employee');
  const due = await tx.query<{ id: string }>(DUE, [tx.orgCode, await todayOf(tx)]);
  if (due.length === 0) return 0;
  const before = await readImages(tx, resource, due.map(({ id }) => id), false);
  const after = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, confirmationDate: addDays(String(image['probationDate']), 1) })), MADE_BY);
  const changes = after.map((image) => ({ entity: 'Employee', id: image.id, kind: 'UPDATE' as const, before: before.get(image.id) ?? null, after: image }));
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'EMPLOYEES', reason: ruleReason('probationOver'), changes });
  return after.length;
};

/** Answers how many were confirmed. An organisation that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const confirmDue = (db: Database, log: Logger): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'employees were not confirmed after their probation' }, async (code) => {
    const changeSet = await nextChangeSet(db, code);
    return withOrg(db, code, (tx) => confirm(tx, changeSet));
  });
