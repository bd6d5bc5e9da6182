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
import { coverageOf, holdCoverage } from './coverage.ts';
import { coveredTypes } from './covered-forms.ts';
import type { CoveredForm } from './covered-forms.ts';

type Rules = {
  /** Besides the people, what two active configurations may not share: `leaveTypeId` of leave policies. */
  readonly alike?: readonly string[];
  /** What else is wrong with the whole record. */
  readonly check?: (whole: Values) => readonly Problem[];
};

/** The name of another active configuration for the same people. */
const rivalOf = async (tx: Transaction, form: CoveredForm, whole: Values, id: unknown, alike: readonly string[]): Promise<string | undefined> => {
  const { table, fields } = resourceOf(coveredTypes[form]);
  const same = ['customGroupId', ...alike].map((key, at) => {
    const field = fields.find((one) => one.key === key)!;
    return `${quote(field.column)} is not distinct from $${at + 3}::${columnType(field)}`;
  });
  const rows = await tx.query<{ name: string }>(`select name from ${quote(table)} where org_code = $1 and status = 'ACTIVE' and id is distinct from $2::bigint and ${same.join(' and ')} limit 1`, [tx.orgCode, id ?? null, ...['customGroupId', ...alike].map((key) => whole[key] ?? null)]);
  return rows[0]?.name;
};

/**
 * What every configuration with a coverage keeps: a group exactly where the coverage is a custom group, and while it is
 * active, the coverage of its form and no other active one for the same people.
 */
export const coveredHooks = (form: CoveredForm, { alike = [], check = () => [] }: Rules = {}): Required<Pick<Hooks, 'beforeSave'>> => ({
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const isForGroup = whole['coverage'] === 'CUSTOM_GROUP';
    const group = isForGroup === (whole['customGroupId'] != null) ? [] : [{ field: 'customGroupId', ...finding(isForGroup ? 'formCoverage.groupNeeded' : 'formCoverage.noGroup') }];
    refuseProblems(caller, [...group, ...check(whole)]);
    if (whole['status'] !== 'ACTIVE') return;
    await holdCoverage(tx, form);
    const coverage = await coverageOf(tx, form);
    if (coverage !== whole['coverage']) refuseProblems(caller, [{ field: 'coverage', ...finding('formCoverage.other', {}, { coverage: `enum.Coverage.${coverage}` }) }]);
    const rival = await rivalOf(tx, form, whole, before?.id ?? values['id'], alike);
    if (rival !== undefined) refuseProblems(caller, [{ field: isForGroup ? 'customGroupId' : 'status', ...finding('formCoverage.taken', { name: rival }) }]);
  },
});

/** The name of a covered form in the caller's language. */
export const nameOfCovered = ({ session }: Caller, form: CoveredForm): string => say(session.language, `enum.CoveredForm.${form}`);
