import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecord } from '../resource/save.ts';
import { bindings } from '../resource/sql.ts';

export type ProbationArguments = {
  readonly employeeId: number;
  readonly dateOfJoin: string;
  readonly oldProbationDate?: string | null;
  readonly newProbationDate?: string | null;
  readonly confirmationDate?: string | null;
};

type Employee = { readonly version: number; readonly dateOfJoin: string; readonly probationDate: string | null; readonly confirmationDate: string | null };

const invalid = (field: string, message: string) => refuse('BAD_USER_INPUT', { validationError: [{ field, message }] });

/** What is to be written: a later end of the probation, or the day of confirmation. Refuses anything else. */
const decision = ({ dateOfJoin, oldProbationDate, newProbationDate, confirmationDate }: ProbationArguments): Record<string, string> => {
  if ((newProbationDate == null) === (confirmationDate == null)) throw invalid('newProbationDate', 'Either newProbationDate or confirmationDate.');
  if (newProbationDate == null) return { confirmationDate: confirmationDate! };
  if (newProbationDate <= (oldProbationDate ?? dateOfJoin)) throw invalid('newProbationDate', 'A probation is only extended: choose a later day.');
  return { probationDate: newProbationDate };
};

/** Document 0 §7: extends a probation or confirms an employee, as an ordinary change of the record: in its history, and undone from there. */
export const updateProbationAndConfirmation = async (args: ProbationArguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const input = decision(args);
  const [employee] = await withOrg(db, session.orgCode, (tx) => {
    const to = bindings(tx.orgCode);
    return tx.query<Employee>(
      `select e.version, e.date_of_join::text as "dateOfJoin", e.probation_date::text as "probationDate", e.confirmation_date::text as "confirmationDate"
       from employee e where e.org_code = $1 and e.id = ${to.bind(args.employeeId)}::bigint and ${employeesOf(grant, to)}`,
      to.values,
    );
  });
  if (employee === undefined) throw refuse('NOT_FOUND');
  if (String(args.employeeId) === session.employeeId) throw refuse('OWN_REQUEST');
  const isAsSeen = employee.dateOfJoin === args.dateOfJoin && employee.probationDate === (args.oldProbationDate ?? null) && employee.confirmationDate === null;
  if (!isAsSeen) throw refuse('CONFLICT', { current: { id: String(args.employeeId), version: employee.version } });
  const caller = { db, session, reach: { scope: grant.scope, ...(grant.withSelf ? { withSelf: true } : {}) }, form: grant.forms[0] ?? null, reason: null, idempotencyKey: idempotencyKey ?? null };
  const { changeSet } = await updateRecord(resourceOf('Employee'), String(args.employeeId), employee.version, input, caller);
  return { errorCode: '', message: '', changeSet };
};
