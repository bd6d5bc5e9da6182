/** Departments with the figures of those below them. */
import { fromScaled, shortest, toScaled } from '../decimal.ts';

export type HeadcountFigures = { readonly planned: number; readonly filled: number; readonly onNotice: number; readonly hiring: number; readonly open: number; readonly over: number; /** Decimal text; null for who may not know. */ readonly annualCost?: string | null; readonly uncosted?: number | null };
type Department = { readonly departmentId: string; readonly parentId?: string | null; readonly own: HeadcountFigures };
export type HeadcountNode<One extends Department> = { readonly department: One; readonly all: HeadcountFigures; readonly below: readonly HeadcountNode<One>[] };

const SCALE = 4;
const costs = (known: readonly string[]): string => shortest(fromScaled(known.reduce((sum, one) => sum + toScaled(one, SCALE), 0n), SCALE));

/** Decimal text; null where one of them is not known. */
export const sumOfCosts = (all: readonly (string | null | undefined)[]): string | null => {
  const known = all.flatMap((one) => (one == null ? [] : [one]));
  return known.length === all.length ? costs(known) : null;
};

/** A cost that is not known of one of them is not known of all. */
export const sumOfFigures = (figures: readonly HeadcountFigures[]): HeadcountFigures => {
  const all = (key: 'planned' | 'filled' | 'onNotice' | 'hiring' | 'open' | 'over'): number => figures.reduce((sum, one) => sum + one[key], 0);
  const annualCost = sumOfCosts(figures.map((one) => one.annualCost));
  return {
    planned: all('planned'), filled: all('filled'), onNotice: all('onNotice'), hiring: all('hiring'), open: all('open'), over: all('over'),
    annualCost, uncosted: annualCost === null ? null : figures.reduce((sum, { uncosted }) => sum + (uncosted ?? 0), 0),
  };
};

/** In the order given; whose parent is not among them stands at the top. */
export const headcountTree = <One extends Department>(departments: readonly One[]): readonly HeadcountNode<One>[] => {
  const below = Map.groupBy(departments, ({ parentId }) => parentId ?? '');
  const nodes = (parent: string): readonly HeadcountNode<One>[] =>
    (below.get(parent) ?? []).map((department) => {
      const parts = nodes(department.departmentId);
      return { department, below: parts, all: sumOfFigures([department.own, ...parts.map(({ all }) => all)]) };
    });
  return nodes('');
};
