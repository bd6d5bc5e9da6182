/** What has to be known before a component can be reckoned, and the order that follows. */
import { namesIn } from '../formula/ast.ts';
import type { Formula } from '../formula/ast.ts';
import { isFundWage, isPart } from './component.ts';
import type { SalaryComponent } from './component.ts';

/** A component with its formula read; null for the one that takes the balance. */
export type ReadComponent = { readonly component: SalaryComponent; readonly formula: Formula | null };

/** Codes by the codes and facts they need. The gross is the CTC without the employer's retirals, the wage of the own provident fund the parts that are marked for it; the balance needs every other part. */
export const needsOf = (components: readonly ReadComponent[]): ReadonlyMap<string, readonly string[]> => {
  const retirals = components.filter(({ component }) => component.type === 'RETIRAL').map(({ component }) => component.code);
  const parts = components.filter(({ component }) => isPart(component)).map(({ component }) => component.code);
  const fund = components.filter(({ component }) => isFundWage(component)).map(({ component }) => component.code);
  const needs = new Map<string, readonly string[]>([['annualGross', retirals], ['monthlyGross', retirals]]);
  for (const { component, formula } of components) needs.set(component.code, formula === null ? parts.filter((code) => code !== component.code) : namesIn(formula));
  return needs.set('providentFundWage', fund);
};

/** The codes from a component back to itself, or undefined: ['BASIC', 'HRA', 'BASIC']. */
export const cycleIn = (needs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (code: string, path: readonly string[]): readonly string[] | undefined => {
    const begins = path.indexOf(code);
    if (begins >= 0) return [...path.slice(begins), code];
    if (done.has(code)) return undefined;
    for (const needed of needs.get(code) ?? []) {
      const cycle = visit(needed, [...path, code]);
      if (cycle) return cycle;
    }
    done.add(code);
    return undefined;
  };
  for (const code of needs.keys()) {
    const cycle = visit(code, []);
    if (cycle) return cycle;
  }
  return undefined;
};

/** Components after all that they need; by code where nothing else tells, so that the order they came in never matters. Only without a cycle. */
export const inOrder = (components: readonly ReadComponent[]): readonly ReadComponent[] => {
  const needs = needsOf(components);
  const byCode = new Map(components.map((one) => [one.component.code, one]));
  const ordered = new Map<string, ReadComponent>();
  const seen = new Set<string>();
  const visit = (code: string): void => {
    if (seen.has(code)) return;
    seen.add(code);
    [...(needs.get(code) ?? [])].sort().forEach(visit);
    const found = byCode.get(code);
    if (found) ordered.set(code, found);
  };
  [...byCode.keys()].sort().forEach(visit);
  return [...ordered.values()];
};
