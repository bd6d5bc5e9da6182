/** How many rows a page may hold (specification 0 §9); 'all' is windowed. */
export const pageSizes = [20, 50, 100, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

/** Rows of a page until the person chooses. */
export const usualPageSize: PageSize = 50;
