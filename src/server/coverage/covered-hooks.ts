import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { columnType } from '../resource/columns.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';
import { shareTime } from '../../domain/attendance/shareTime.ts';
import { coverageOf, holdCoverage } from './coverage.ts';
import { coveredTypes } from './covered-forms.ts';
import type { CoveredForm } from './covered-forms.ts';

type Rules = {
  /** Besides the people, what two active configurations may not share: `leaveTypeId` of leave policies. */
  readonly alike?: readonly string[];
  /** What two of those may not share in part: fields of the beginning and the end of hours, over midnight too. Without either it is the whole day, which stands beside hours. */
  readonly hours?: readonly [string, string];
  /** What else is wrong with the whole record. */
  readonly check?: (whole: Values) => readonly Problem[];
};

type Rival = { readonly name: string; readonly from: string | null; readonly to: string | null };

const clock = (value: unknown): string | null => (value == null ? null : String(value).slice(0, 5));

/** Another active configuration for the same people, at some of the same hours where `hours` says so. */
const rivalOf = async (tx: Transaction, form: CoveredForm, whole: Values, id: unknown, { alike = [], hours }: Rules): Promise<Rival | undefined> => {
  const { table, fields } = resourceOf(coveredTypes[form]);
  const fieldOf = (key: string) => fields.find((one) => one.key === key)!;
  const keys = ['customGroupId', ...alike];
  const same = keys.map((key, at) => `${quote(fieldOf(key).column)} is not distinct from $${at + 3}::${columnType(fieldOf(key))}`);
  const [from, to] = hours === undefined ? ['null', 'null'] : hours.map((key) => `to_char(${quote(fieldOf(key).column)}, 'HH24:MI')`);
  const rivals = await tx.query<Rival>(
    `select name, ${from} as from, ${to} as to from ${quote(table)} where org_code = $1 and status = 'ACTIVE' and id is distinct from $2::bigint and ${same.join(' and ')} order by id ${hours === undefined ? 'limit 1' : ''}`,
    [tx.orgCode, id ?? null, ...keys.map((key) => whole[key] ?? null)],
  );
  if (hours === undefined) return rivals[0];
  const own = { from: clock(whole[hours[0]]), to: clock(whole[hours[1]]) };
  return rivals.find((rival) => shareTime(own, rival));
};

/**
 * What every configuration with a coverage keeps: a group exactly where the coverage is a custom group, and while it is
 * active, the coverage of its form and no other active one for the same people.
 */
export const coveredHooks = (form: CoveredForm, rules: Rules = {}): Required<Pick<Hooks, 'beforeSave'>> => ({
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const isForGroup = whole['coverage'] === 'CUSTOM_GROUP';
    const group = isForGroup === (whole['customGroupId'] != null) ? [] : [{ field: 'customGroupId', ...finding(isForGroup ? 'formCoverage.groupNeeded' : 'formCoverage.noGroup') }];
    refuseProblems(caller, [...group, ...(rules.check?.(whole) ?? [])]);
    if (whole['status'] !== 'ACTIVE') return;
    await holdCoverage(tx, form);
    const coverage = await coverageOf(tx, form);
    if (coverage !== whole['coverage']) refuseProblems(caller, [{ field: 'coverage', ...finding('formCoverage.other', {}, { coverage: `enum.Coverage.${coverage}` }) }]);
    const rival = await rivalOf(tx, form, whole, before?.id ?? values['id'], rules);
    if (rival === undefined) return;
    const { name, from, to } = rival;
    const [ownFrom, ownTo] = (rules.hours ?? []).map((key) => clock(whole[key]));
    if (from !== null && to !== null && ownFrom != null && ownTo != null) refuseProblems(caller, [{ field: rules.hours![0], ...finding('formCoverage.hoursTaken', { name, from, to, ownFrom, ownTo }) }]);
    refuseProblems(caller, [{ field: isForGroup ? 'customGroupId' : 'status', ...finding('formCoverage.taken', { name }) }]);
  },
});

/** The name of a covered form in the caller's language. */
export const nameOfCovered = ({ session }: Caller, form: CoveredForm): string => say(session.language, `enum.CoveredForm.${form}`);
