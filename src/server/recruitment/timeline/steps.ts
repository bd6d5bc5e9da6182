import type { TimelineRow } from '../../timeline/row.ts';

/** The change-set of a row that tells of a change. */
export const changeSetOf = ({ id }: TimelineRow): string => id.slice(0, id.indexOf('-'));

/** Whether it tells of nothing but these fields. */
export const isWithin = ({ fields }: TimelineRow, keys: ReadonlySet<string>): boolean => fields.every(({ field }) => keys.has(field));
