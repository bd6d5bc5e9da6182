import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

type Rule = Readonly<Record<string, unknown>>;
type Chosen = { readonly employeeId?: string | null };

const parts = ['departmentId', 'locationId', 'designationId', 'gradeId', 'employeeTypeId', 'businessUnitId', 'managerId'];

const listOf = <Row>(value: unknown): readonly Row[] => (value ?? []) as readonly Row[];

const twice = (field: string, chosen: readonly Chosen[]): Problem[] =>
  chosen.flatMap(({ employeeId }, at) => (chosen.findIndex((one) => String(one.employeeId) === String(employeeId)) < at ? [{ field: `${field}.${at}.employeeId`, ...finding('rule.twice') }] : []));

/** A rule names something, or everybody would fit it; nobody is chosen twice, nor both in and out. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, values, before) => {
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    const [rules, members, exceptions] = [listOf<Rule>(whole['rules']), listOf<Chosen>(whole['members']), listOf<Chosen>(whole['exceptions'])];
    const isIn = new Set(members.map(({ employeeId }) => String(employeeId)));
    const problems: Problem[] = [
      ...rules.flatMap((rule, at) => (parts.every((part) => rule[part] == null) ? [{ field: `rules.${at}.departmentId`, ...finding('customEmployeeGroup.emptyRule') }] : [])),
      ...twice('members', members),
      ...twice('exceptions', exceptions),
      ...exceptions.flatMap(({ employeeId }, at) => (isIn.has(String(employeeId)) ? [{ field: `exceptions.${at}.employeeId`, ...finding('customEmployeeGroup.both') }] : [])),
    ];
    if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
  },
};
