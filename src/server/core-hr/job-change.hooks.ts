import type { Language } from '../../domain/languages.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import type { Transaction } from '../db/org.ts';
import { employmentProblems } from '../people/employment.ts';
import { inactiveOfChange } from '../people/inactive-of-change.ts';
import { applyToEmployee, CHANGED, isCircle } from '../people/job-change.ts';
import { closesCircleInFile } from '../people/lines-of-file.ts';
import { todayOf } from '../people/today.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Change } from '../resource/journal.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

type Whole = Readonly<Record<string, unknown>>;

/** Of a change of today or later: nobody is moved to what is inactive, nor after they have left. One of an earlier day tells what was. */
const endedProblems = async (tx: Transaction, whole: Whole, language: Language): Promise<Problem[]> => {
  const [id, on] = [String(whole['employeeId']), String(whole['effectiveOn'])];
  const ended = await employmentProblems(tx, { employeeId: id, from: ['effectiveOn', on], to: ['effectiveOn', on] }, language);
  const inactive = on < (await todayOf(tx, id)) ? [] : await inactiveOfChange(tx, whole);
  return [...ended.filter(({ message }) => message !== 'employment.tooEarly'), ...inactive.map(({ key, name }) => ({ field: key, ...finding('error.REFERENCE_INACTIVE', { value: name }) }))];
};

const problemsOf = async (tx: Transaction, whole: Whole, wasApplied: boolean, isDue: boolean, language: Language): Promise<Problem[]> => {
  const problems: Problem[] = [];
  const { employeeId, effectiveOn, managerId } = whole;
  if (Object.keys(CHANGED).every((key) => (whole[key] ?? null) === null)) problems.push({ field: 'designationId', ...finding('jobChange.nothing') });
  const [early] = await tx.query<{ date: string; format: string }>(
    'select e.date_of_join::text as date, o.date_format as format from employee e join organisation o on o.org_code = e.org_code where e.org_code = $1 and e.id = $2::bigint and e.date_of_join > $3::date',
    [tx.orgCode, employeeId, effectiveOn],
  );
  if (early) problems.push({ field: 'effectiveOn', ...finding('jobChange.beforeJoin', { date: formatDate(early.date, early.format, language) }) });
  if (wasApplied && !isDue) problems.push({ field: 'effectiveOn', ...finding('jobChange.inEffect') });
  if (whole['status'] !== 'CANCELLED') problems.push(...(await endedProblems(tx, whole, language)));
  if (await isCircle(tx, employeeId, managerId)) problems.push({ field: 'managerId', ...finding('error.TREE_LOOP') });
  return problems;
};

/** A change of today or before takes effect with the saving, in one change-set with the employee; a later one waits for its day. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Whole = { ...before, ...values };
    const isDue = String(whole['effectiveOn']) <= (await todayOf(tx, String(whole['employeeId'])));
    const problems = await problemsOf(tx, whole, before?.['status'] === 'APPLIED', isDue, caller.session.language);
    if (caller.isRehearsal && isDue && problems.length === 0 && (await closesCircleInFile(tx, caller, whole))) problems.push({ field: 'managerId', ...finding('error.TREE_LOOP') });
    refuseFields(caller, problems);
    if (whole['status'] !== 'CANCELLED' || before === null) values['status'] = isDue ? 'APPLIED' : 'PLANNED';
  },
  together: async (tx, caller, written) => {
    const changes: Change[] = [];
    for (const { after } of written) if (after['status'] === 'APPLIED') changes.push(...(await applyToEmployee(tx, after, caller.session.name)));
    return changes;
  },
};
