import type { SalaryProblem } from '../../domain/payroll/salary/problem.ts';
import type { SalaryComponent, SalaryComponentType } from '../../domain/payroll/salary/component.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';

/** One line of a template or a request; percentages and amounts as decimal text. */
export type SalaryPart = {
  readonly componentId?: string | number | null;
  readonly percentage?: string | null;
  readonly amount?: string | null;
  readonly employeeShare?: string | null;
  readonly employerShare?: string | null;
};

/** The three lists of a salary under the keys that problems are told by. */
export type PartLists = { readonly key: string; readonly kind: 'paid' | 'RETIRAL' | 'GROSS'; readonly parts: readonly SalaryPart[] }[];

const fits = (type: SalaryComponentType, kind: PartLists[number]['kind']): boolean => (kind === 'paid' ? type !== 'RETIRAL' && type !== 'GROSS' : type === kind);

/** A component with what its line says in place of its own: an amount makes it a fixed one, a percentage one of the CTC unless it is of something else already. */
const lined = (component: SalaryComponent, { percentage, amount, employeeShare, employerShare }: SalaryPart): SalaryComponent => ({
  ...component,
  ...(percentage == null ? {} : { percentage, basis: component.basis.startsWith('PERCENT_OF_') ? component.basis : 'PERCENT_OF_CTC' }),
  ...(amount == null ? {} : { amount, basis: 'FIXED_AMOUNT' }),
  ...(employeeShare == null ? {} : { employeeShare, employeeShareAmount: null }),
  ...(employerShare == null ? {} : { employerShare, employerShareAmount: null }),
});

type Chosen<Component> = { readonly components: readonly Component[]; readonly problems: readonly Problem[]; /** Where a component stands: `allowances.2`. */ readonly places: ReadonlyMap<string, string> };

/** The components that the lists name, as their lines have them, and which lines name none or one that belongs elsewhere. */
export const chosenComponents = <Component extends SalaryComponent>(lists: PartLists, known: readonly Component[]): Chosen<Component> => {
  const byId = new Map(known.map((component) => [component.id, component]));
  const places = new Map<string, string>();
  const problems: Problem[] = [];
  const components = lists.flatMap(({ key, kind, parts }) =>
    parts.flatMap((part, at) => {
      const field = `${key}.${at}.componentId`;
      const component = byId.get(String(part.componentId));
      if (!component) problems.push({ field, ...finding('rule.reference') });
      else if (!fits(component.type, kind)) problems.push({ field, ...finding(kind === 'paid' ? 'salaryTemplate.notPaid' : 'salaryTemplate.wrongType', {}, kind === 'paid' ? {} : { type: `enum.SalaryComponentType.${kind}` }) });
      else {
        places.set(component.code, field);
        return [{ ...component, ...lined(component, part) }];
      }
      return [];
    }),
  );
  return { components, problems, places };
};

/** Problems of a salary at the lines that they are about; what is about none stands at `otherwise`. */
export const placedProblems = (problems: readonly SalaryProblem[], places: ReadonlyMap<string, string>, otherwise: string): Problem[] =>
  problems.map(({ code, message, args, labels }) => ({ field: (code === null ? undefined : places.get(code)) ?? otherwise, message, args, labels }));
