import { constants } from '../../../domain/constants.ts';

/** How many rows a page may hold (specification 0 §9); 'all' is windowed. */
export const { pageSizes } = constants;
export type PageSize = (typeof pageSizes)[number];

/** Rows of a page until the person chooses. */
export const usualPageSize: PageSize = constants.usualPageSize;
