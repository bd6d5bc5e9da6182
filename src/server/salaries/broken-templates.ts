import { calculateSalary } from '../../domain/payroll/salary/calculate-salary.ts';
import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import { structureOf } from '../../domain/payroll/salary/structure.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import type { Session } from '../session.ts';
import { roundOffOf } from './payroll-settings.ts';
import type { PayrollSettings } from './payroll-settings.ts';
import { factsOfNobody } from './salary-facts.ts';
import { chosenComponents } from './salary-parts.ts';
import { listsOf, readTemplates } from './template-parts.ts';
import type { StoredTemplate } from './template-parts.ts';

/** What keeps a template from being reckoned for its own CTC; without one, for any. */
const problemsOf = (template: StoredTemplate, { components, settings }: Reckoning): readonly Problem[] => {
  const chosen = chosenComponents(listsOf(template), components);
  if (chosen.problems.length > 0) return chosen.problems;
  const { annualCTC, effectiveFrom } = template;
  const answer = annualCTC === null ? structureOf(chosen.components) : calculateSalary({ annualCTC, components: chosen.components, facts: factsOfNobody(effectiveFrom), roundOff: roundOffOf(settings) });
  return 'problems' in answer ? answer.problems.map((problem) => ({ ...problem, field: 'basis' })) : [];
};

/** What templates are reckoned with. */
export type Reckoning = { readonly components: readonly SalaryComponent[]; readonly settings: PayrollSettings };

/**
 * The refusal, at `field`, where active templates of those that `isMeant` could be reckoned by `before` and cannot by `after`: all of them, each with its reason,
 * which names the amount beyond its CTC where that is it.
 */
export const brokenTemplates = async (tx: Transaction, { language }: Session, field: string, before: Reckoning, after: Reckoning, isMeant: (template: StoredTemplate) => boolean = () => true): Promise<Problem[]> => {
  const templates = await readTemplates(tx, `t.status = 'ACTIVE'`);
  const broken = templates.filter(isMeant).flatMap((template) => {
    const [why] = sayProblems(language, problemsOf(template, after));
    return why === undefined || problemsOf(template, before).length > 0 ? [] : [{ template: template.name, why: why.message }];
  });
  const [one] = broken;
  if (one === undefined) return [];
  // A field has one sentence.
  const list = broken.map(({ template, why }) => `${template}: ${why}`).join(' ');
  return [{ field, ...(broken.length === 1 ? finding('salaryComponent.breaksTemplate', one) : finding('salaryComponent.breaksTemplates', { list })) }];
};

/** Whether a template has the component of `id` among its lines. */
export const holds = (id: string) => (template: StoredTemplate): boolean => listsOf(template).some(({ parts }) => parts.some(({ componentId }) => String(componentId) === id));
