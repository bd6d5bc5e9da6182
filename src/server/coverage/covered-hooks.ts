import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { columnType } from '../resource/columns.ts';
import type { Image } from '../resource/image.ts';
import { keptAmong } from '../resource/kept-among.ts';
import type { Instead } from '../resource/kept-among.ts';
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
const rivalOf = async (tx: Transaction, form: CoveredForm, whole: Values, { ids, images }: Instead, { alike = [], hours }: Rules): Promise<Rival | undefined> => {
  const { table, fields } = resourceOf(coveredTypes[form]);
  const fieldOf = (key: string) => fields.find((one) => one.key === key)!;
  const keys = ['customGroupId', ...alike];
  const same = keys.map((key, at) => `${quote(fieldOf(key).column)} is not distinct from $${at + 4}::${columnType(fieldOf(key))}`);
  const [from, to] = hours === undefined ? ['null', 'null'] : hours.map((key) => `to_char(${quote(fieldOf(key).column)}, 'HH24:MI')`);
  const rivals = await tx.query<Rival>(
    `select name, ${from} as from, ${to} as to from ${quote(table)} where org_code = $1 and status = 'ACTIVE' and id is distinct from $2::bigint and id <> all ($3::bigint[]) and ${same.join(' and ')} order by id`,
    [tx.orgCode, whole['id'], ids, ...keys.map((key) => whole[key] ?? null)],
  );
  const isRival = (one: Image): boolean => one.id !== String(whole['id']) && one['status'] === 'ACTIVE' && keys.every((key) => String(one[key] ?? '') === String(whole[key] ?? ''));
  const hoursOf = (one: Values): Pick<Rival, 'from' | 'to'> => (hours === undefined ? { from: null, to: null } : { from: clock(one[hours[0]]), to: clock(one[hours[1]]) });
  rivals.push(...images.filter(isRival).map((one) => ({ name: String(one['name']), ...hoursOf(one) })));
  return hours === undefined ? rivals[0] : rivals.find((rival) => shareTime(hoursOf(whole), rival));
};

/**
 * What every configuration with a coverage keeps: a group exactly where the coverage is a custom group, and while it is
 * active, the coverage of its form and no other active one for the same people.
 */
export const coveredHooks = (form: CoveredForm, rules: Rules = {}): Required<Pick<Hooks, 'beforeSave' | 'afterSave' | 'fit'>> => {
  const alone = keptAmong(async (tx, _caller, whole, _before, instead) => {
    if (whole['status'] !== 'ACTIVE') return [];
    await holdCoverage(tx, form);
    const rival = await rivalOf(tx, form, whole, instead, rules);
    if (rival === undefined) return [];
    const { name, from, to } = rival;
    const [ownFrom, ownTo] = (rules.hours ?? []).map((key) => clock(whole[key]));
    if (from !== null && to !== null && ownFrom != null && ownTo != null) return [{ field: rules.hours![0], ...finding('formCoverage.hoursTaken', { name, from, to, ownFrom, ownTo }) }];
    return [{ field: whole['coverage'] === 'CUSTOM_GROUP' ? 'customGroupId' : 'status', ...finding('formCoverage.taken', { name }) }];
  });
  const beforeSave: Required<Hooks>['beforeSave'] = async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const isForGroup = whole['coverage'] === 'CUSTOM_GROUP';
    const group = isForGroup === (whole['customGroupId'] != null) ? [] : [{ field: 'customGroupId', ...finding(isForGroup ? 'formCoverage.groupNeeded' : 'formCoverage.noGroup') }];
    refuseProblems(caller, [...group, ...(rules.check?.(whole) ?? [])]);
    if (whole['status'] !== 'ACTIVE') return;
    await holdCoverage(tx, form);
    const coverage = await coverageOf(tx, form);
    if (coverage !== whole['coverage']) refuseProblems(caller, [{ field: 'coverage', ...finding('formCoverage.other', {}, { coverage: `enum.Coverage.${coverage}` }) }]);
    refuseProblems(caller, await alone.problems(tx, caller, values, before));
  };
  return { beforeSave, afterSave: alone.afterSave, fit: alone.fit };
};

/** The name of a covered form in the caller's language. */
export const nameOfCovered = ({ session }: Caller, form: CoveredForm): string => say(session.language, `enum.CoveredForm.${form}`);
