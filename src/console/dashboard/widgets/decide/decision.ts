import type { Row } from '../../../providers/data/row.ts';

/** A request and what is about to be said to it. */
export type Decision = { readonly screen: string; readonly row: Row; readonly status: 'APPROVED' | 'REJECTED'; readonly who: string; readonly what: string };
