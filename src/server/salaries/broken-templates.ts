import type { SalaryComponent } from '../../domain/payroll/salary/component.ts';
import { structureOf } from '../../domain/payroll/salary/structure.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import type { Session } from '../session.ts';
import { chosenComponents } from './salary-parts.ts';
import { listsOf, readTemplates } from './template-parts.ts';

/** The first active template that could not be reckoned any more if a component became what it is in `components`, and why. */
export const brokenTemplates = async (tx: Transaction, { language }: Session, components: readonly SalaryComponent[], changed: SalaryComponent): Promise<Problem[]> => {
  for (const template of await readTemplates(tx, `t.status = 'ACTIVE'`)) {
    const lists = listsOf(template);
    if (!lists.some(({ parts }) => parts.some(({ componentId }) => String(componentId) === changed.id))) continue;
    const chosen = chosenComponents(lists, components);
    const structure = structureOf(chosen.components);
    const problems: readonly Problem[] = [...chosen.problems, ...('problems' in structure ? structure.problems.map((one) => ({ ...one, field: 'basis' })) : [])];
    const [why] = sayProblems(language, problems);
    if (why) return [{ field: 'basis', ...finding('salaryComponent.breaksTemplate', { template: template.name, why: why.message }) }];
  }
  return [];
};
