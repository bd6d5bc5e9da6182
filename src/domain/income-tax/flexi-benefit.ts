import { compare, minus, plus, ratioOf, zero } from '../payroll/formula/ratio.ts';
import { finding } from '../problem.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { Problem } from '../problem.ts';

/** A component of the flexible benefit plan, of a year; decimal text. */
export type FlexiComponent = { readonly id: string; readonly name: string; /** What the salary plans; 0 for one that it does not hold. */ readonly planned: string; /** The most that may be declared; null where only the plan bounds it. */ readonly limit: string | null; /** Stays as planned. */ readonly isFixed: boolean };
export type FlexiLine = { readonly componentId: string; readonly amount: string };

const sum = (amounts: readonly Ratio[]): Ratio => amounts.reduce(plus, zero);

/** What there is to divide in a year: all that the salary plans for such components. */
export const flexiBenefit = (components: readonly FlexiComponent[]): Ratio => sum(components.map(({ planned }) => ratioOf(planned)));

/** What the lines leave: it is paid as taxed salary. Negative where they hold more than there is. */
export const undivided = (components: readonly FlexiComponent[], lines: readonly FlexiLine[]): Ratio => minus(flexiBenefit(components), sum(lines.map(({ amount }) => ratioOf(amount))));

/** What speaks against a division; `inWords` writes an amount for people. */
export const flexiProblems = (components: readonly FlexiComponent[], lines: readonly FlexiLine[], inWords: (amount: string) => string): readonly Problem[] => {
  const seen = new Set<string>();
  const problems = lines.flatMap(({ componentId, amount }, at): Problem[] => {
    const found = components.find(({ id }) => id === componentId);
    const isTwice = seen.has(componentId);
    seen.add(componentId);
    if (!found) return [{ field: `lines.${at}.componentId`, ...finding('fbpDeclaration.notFlexible') }];
    if (isTwice) return [{ field: `lines.${at}.componentId`, ...finding('fbpDeclaration.twice', { name: found.name }) }];
    if (found.isFixed && compare(ratioOf(amount), ratioOf(found.planned)) !== 0) return [{ field: `lines.${at}.amount`, ...finding('fbpDeclaration.fixed', { name: found.name, amount: inWords(found.planned) }) }];
    if (found.limit !== null && compare(ratioOf(amount), ratioOf(found.limit)) > 0) return [{ field: `lines.${at}.amount`, ...finding('fbpDeclaration.aboveLimit', { name: found.name, amount: inWords(found.limit) }) }];
    return [];
  });
  const missing = components.find(({ id, isFixed, planned }) => isFixed && compare(ratioOf(planned), zero) > 0 && !seen.has(id));
  if (missing) problems.push({ field: 'lines', ...finding('fbpDeclaration.fixedMissing', { name: missing.name, amount: inWords(missing.planned) }) });
  if (problems.length === 0 && compare(undivided(components, lines), zero) < 0) problems.push({ field: 'lines', ...finding('fbpDeclaration.tooMuch', { amount: inWords(total(components)) }) });
  return problems;
};

const total = (components: readonly FlexiComponent[]): string => {
  const { over, under } = flexiBenefit(components);
  return under === 1n ? String(over) : String(Number(over) / Number(under));
};
