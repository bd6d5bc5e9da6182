import { calculateSalary } from '../../domain/payroll/salary/calculate-salary.ts';
import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import { structureOf } from '../../domain/payroll/salary/structure.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import type { Session } from '../session.ts';
import { readPayrollSettings, roundOffOf } from './payroll-settings.ts';
import type { PayrollSettings } from './payroll-settings.ts';
import { factsOfNobody } from './salary-facts.ts';
import { chosenComponents } from './salary-parts.ts';
import { listsOf, readTemplates } from './template-parts.ts';
import type { StoredTemplate } from './template-parts.ts';

/** What keeps a template from being reckoned for its own CTC; without one, for any. */
const problemsOf = (template: StoredTemplate, components: readonly SalaryComponent[], settings: PayrollSettings): readonly Problem[] => {
  const chosen = chosenComponents(listsOf(template), components);
  if (chosen.problems.length > 0) return chosen.problems;
  const { annualCTC, effectiveFrom } = template;
  const answer = annualCTC === null ? structureOf(chosen.components) : calculateSalary({ annualCTC, components: chosen.components, facts: factsOfNobody(effectiveFrom), roundOff: roundOffOf(settings) });
  return 'problems' in answer ? answer.problems.map((problem) => ({ ...problem, field: 'basis' })) : [];
};

/**
 * The refusal where active templates that could be reckoned with the components of `before` cannot with those of `after`, in which the one of `id` changed: all of
 * them, each with its reason, which names the amount beyond its CTC where that is it.
 */
export const brokenTemplates = async (tx: Transaction, { language }: Session, id: string, before: readonly SalaryComponent[], after: readonly SalaryComponent[]): Promise<Problem[]> => {
  const settings = await readPayrollSettings(tx);
  const templates = await readTemplates(tx, `t.status = 'ACTIVE'`);
  const broken = templates.flatMap((template) => {
    if (!listsOf(template).some(({ parts }) => parts.some(({ componentId }) => String(componentId) === id))) return [];
    const [why] = sayProblems(language, problemsOf(template, after, settings));
    return why === undefined || problemsOf(template, before, settings).length > 0 ? [] : [{ template: template.name, why: why.message }];
  });
  const [one] = broken;
  if (one === undefined) return [];
  // A field has one sentence.
  const list = broken.map(({ template, why }) => `${template}: ${why}`).join(' ');
  return [{ field: 'basis', ...(broken.length === 1 ? finding('salaryComponent.breaksTemplate', one) : finding('salaryComponent.breaksTemplates', { list })) }];
};
