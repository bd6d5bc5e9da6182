/** Approved salaries whose day has come hold from then on, each in a change-set of its own; whose last day is over hold no more. */
import type { Database } from '../../db/connection.ts';
import { inEachOrganisation, settleDue } from '../../db/each-organisation.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import { employmentProblems } from '../../people/employment.ts';
import { holdRequests } from '../../people/hold-requests.ts';
import { todayOf } from '../../people/today.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { ruleReason } from '../../resource/rule-reason.ts';
import { settleDays } from './history.ts';
import { tellAsker, tellPerson } from './tell.ts';

const MADE_BY = 'Tenure';

/** What an earlier run did and somebody undid waits for a person. The day begins first on Kiritimati; the organisation's own calendar is asked below. */
const DUE = `select s.id::text as id from employee_salary s
  where s.org_code = $1 and s.status = 'APPROVED' and s.effective_from <= (now() at time zone 'Pacific/Kiritimati')::date
    and not exists (select from change c join change_set x on x.org_code = c.org_code and x.id = c.change_set_id
      where c.org_code = $1 and c.entity = 'EmployeeSalary' and c.row_id = s.id and x.source = 'RULE' and x.undone_by is not null)
  order by s.effective_from, s.id`;

/** Who left meanwhile is paid by none that begins afterwards. */
const settle = async (tx: Transaction, id: string, changeSet: string): Promise<boolean> => {
  const resource = resourceOf('EmployeeSalary');
  const before = (await readImages(tx, resource, [id])).get(id);
  if (before?.['status'] !== 'APPROVED' || String(before['effectiveFrom']) > (await todayOf(tx))) return false;
  const [employeeId, day] = [String(before['employeeId']), String(before['effectiveFrom'])];
  await holdRequests(tx, employeeId);
  const hasLeft = (await employmentProblems(tx, { employeeId, from: ['effectiveFrom', day], to: ['effectiveFrom', day] }, 'en')).length > 0;
  const [after] = await updateImages(tx, resource, [{ ...before, status: hasLeft ? 'CANCELLED' : 'APPLIED' }], MADE_BY);
  if (!after) return false;
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'SALARY_REVISION', reason: ruleReason(hasLeft ? 'salaryNotDue' : 'salaryDue'), changes: [{ entity: 'EmployeeSalary', id, kind: 'UPDATE', before, after }] });
  await settleDays(tx, employeeId);
  await (hasLeft ? tellAsker(tx, after, { userId: null, name: MADE_BY }, 'salaryRevisionCancelled') : tellPerson(tx, after));
  return true;
};

/** Answers how many were settled. One that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const applyDueSalaries = (db: Database, log: Logger): Promise<number> =>
  settleDue(db, { log, failed: 'salaries did not take effect' }, {
    find: (tx) => tx.query<{ id: string }>(DUE, [tx.orgCode]),
    settle: async (code, { id }) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, (tx) => settle(tx, id, changeSet));
    },
  });

/** Whose present salary is over or who has left, and who works here again: what they have is not what is said. */
const UNSETTLED = `select distinct s.employee_id::text as "employeeId" from employee_salary s join employee e on e.org_code = s.org_code and e.id = s.employee_id
  where s.org_code = $1 and s.status = 'APPLIED' and s.is_present is distinct from (e.status = 'ACTIVE' and s.effective_from <= $2::date and (s.effective_to is null or s.effective_to >= $2::date))`;

/** Salaries that were agreed for a time are present ones up to their last day, and of whoever has left none is. Answers of how many people that changed. */
export const endDueSalaries = (db: Database, log: Logger): Promise<number> =>
  inEachOrganisation(db, { log, failed: 'salaries did not end after their last day' }, (code) =>
    withOrg(db, code, async (tx) => {
      const over = await tx.query<{ employeeId: string }>(UNSETTLED, [tx.orgCode, await todayOf(tx)]);
      for (const { employeeId } of over) await settleDays(tx, employeeId);
      return over.length;
    }),
  );
