import { LEAST_GROUP, withoutFew } from '../../domain/few-people.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { reading } from './dashboard/kept.ts';
import type { Narrowing } from './dashboard/narrowed.ts';
import { readGroups, type GroupRow } from './dashboard/parts.ts';

const STEPS = ['applied', 'interviewed', 'offered', 'hired'] as const;

/** Sums over what candidates tell voluntarily. A group of fewer than five is no line at all. */
export const recruitmentPassThrough = async (args: Narrowing, context: Context, grant: Grant) => {
  const { asOf, part } = await reading(grant, args, context);
  const found = await part('groups', readGroups)();
  const groups = [...Map.groupBy(found, ({ question }) => question).values()].flatMap(told);
  return { errorCode: '', message: '', asOf, least: LEAST_GROUP, groups };
};

const told = (rows: readonly GroupRow[]) => {
  const columns = STEPS.map((step) => withoutFew(rows.map((row) => row[step])));
  return rows.map(({ question, name }, at) => ({ question, name, ...Object.fromEntries(STEPS.map((step, column) => [step, columns[column]?.[at] ?? null])) })).filter((row) => (row as { applied?: number | null }).applied !== null);
};
