import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { hoursOfWeek, mondayOf, timesheetProblems, weekdayKeys, workedDays } from '../../domain/timesheets/timesheet.ts';
import type { ProjectTerms, TimesheetLine } from '../../domain/timesheets/timesheet.ts';
import { isAskedForOneself } from '../access/own-request-asked.ts';
import { ownRequestHooks } from '../access/own-request.ts';
import { withWorkflow } from '../approvals/with-workflow.ts';
import type { Transaction } from '../db/org.ts';
import { employmentProblems } from '../people/employment.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';

const own = ownRequestHooks('Timesheet', 'weekOf', null);
const HANDED_IN: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);
const RECKONED = ['weekOf', 'lines', 'employeeId'];

const lineOf = (row: Values): TimesheetLine => ({
  projectId: String(row['projectId']),
  task: row['task'] == null ? null : String(row['task']),
  ...Object.fromEntries(weekdayKeys.map((key) => [key, row[key] == null ? null : String(row[key])])),
});

const projectsOf = async (tx: Transaction, lines: readonly TimesheetLine[]): Promise<ProjectTerms[]> =>
  lines.length === 0
    ? []
    : tx.query<ProjectTerms>(
        `select id::text as id, name, status = 'ACTIVE' as "isActive", from_date::text as from, to_date::text as to from project where org_code = $1 and id = any($2::bigint[])`,
        [tx.orgCode, lines.map(({ projectId }) => projectId)],
      );

/** What people who write their own sheet are kept to: weeks that have begun, projects in use. */
const ownProblems = (weekOf: string, today: string, lines: readonly TimesheetLine[], projects: readonly ProjectTerms[]): Problem[] => [
  ...(weekOf > today ? [{ field: 'weekOf', ...finding('timesheet.future') }] : []),
  ...lines.flatMap(({ projectId }, index): Problem[] => {
    const project = projects.find(({ id }) => id === projectId);
    return project && !project.isActive ? [{ field: `lines.${index}.projectId`, ...finding('timesheet.projectRests', { name: project.name }) }] : [];
  }),
];

/** Nobody approves their own hours. A week is kept by its Monday and adds up to its lines; a draft may be unfinished. */
export const hooks: Hooks = withWorkflow('TIMESHEET', 'weekOf', {
  ...own,
  beforeSave: async (tx, caller, values, before) => {
    if (values['weekOf'] != null) values['weekOf'] = mondayOf(String(values['weekOf']));
    await own.beforeSave(tx, caller, values, before);
    if (caller.source === 'UNDO') return;
    const whole: Values = { ...before, ...values };
    const isNew = before === null || RECKONED.some((key) => Object.hasOwn(values, key)) || (values['status'] === 'PENDING' && before['status'] === 'DRAFT');
    // An approval looks again: people leave while their weeks wait.
    if (!isNew && !(values['status'] === 'APPROVED' && before['status'] !== 'APPROVED')) return;
    const lines = ((whole['lines'] ?? []) as readonly Values[]).map(lineOf);
    const weekOf = String(whole['weekOf']);
    if (isNew) values['hours'] = hoursOfWeek(lines);
    if (!HANDED_IN.has(whole['status'])) return;
    const projects = await projectsOf(tx, lines);
    const days = workedDays(weekOf, lines);
    refuseProblems(caller, [
      ...(isNew ? timesheetProblems(weekOf, lines, projects) : []),
      ...(days.length > 0 ? await employmentProblems(tx, { employeeId: String(whole['employeeId']), from: ['weekOf', days[0]!], to: ['weekOf', days.at(-1)!] }, caller.session.language) : []),
    ]);
    if (isAskedForOneself(caller, values, before, RECKONED)) refuseProblems(caller, ownProblems(weekOf, await todayOf(tx, String(whole['employeeId'])), lines, projects));
  },
});
