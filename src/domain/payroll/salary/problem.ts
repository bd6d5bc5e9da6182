import { finding } from '../../problem.ts';
import type { Finding } from '../../problem.ts';
import type { FormulaProblem } from '../formula/fault.ts';
import type { SalaryComponent } from './component.ts';

/** Why no salary comes of some components; `code` is the component that it is about, where it is about one. */
export type SalaryProblem = Finding & { readonly code: string | null };

export const salaryProblem = (component: SalaryComponent | null, message: string, args: Finding['args'] = {}): SalaryProblem => ({
  ...finding(message, component === null ? args : { component: component.name, ...args }),
  code: component?.code ?? null,
});

/** What is wrong with the formula of a component, with the component and the piece of the formula that it is about. */
export const formulaProblem = (component: SalaryComponent, text: string, { message, args, at, end }: FormulaProblem): SalaryProblem => {
  if (message === 'formula.divisionByZero') return salaryProblem(component, 'salary.divisionByZero', { formula: text, part: text.slice(at, end) });
  if (message === 'formula.unknownName' || message === 'formula.nearName') return salaryProblem(component, 'salary.missingComponent', { text: args['text'] ?? '' });
  return salaryProblem(component, 'salary.formulaFails', { formula: text });
};
