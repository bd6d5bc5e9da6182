import { readGroup, type FilterGroup, type FilterRule, type SplitFilter } from './filterTree.ts';

/** The conditions of a list with more that must hold: a chip where the field has none yet, else one of the nested conditions. Undefined where they would nest too deep for a list. */
export const narrowedBy = ({ filter, advanced }: SplitFilter, rules: readonly FilterRule[]): SplitFilter | undefined => {
  const free = rules.filter(({ field }, at) => filter[field] === undefined && rules.findIndex((other) => other.field === field) === at);
  const extra = rules.filter((rule) => !free.includes(rule));
  const whole = { ...filter, ...Object.fromEntries(free.map(({ field, condition }) => [field, condition])) };
  if (extra.length === 0) return { filter: whole, advanced };
  const held = advanced === undefined ? [] : advanced.match === 'ALL' ? advanced.parts : [advanced];
  const group: FilterGroup = { match: 'ALL', parts: [...held, ...extra] };
  return readGroup(group) ? { filter: whole, advanced: group } : undefined;
};
