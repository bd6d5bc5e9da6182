import type { Filter } from '../../providers/data/listQuery.ts';

/** The address of a list narrowed by a filter. */
export const listAddress = (path: string, filter: Filter): string => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
