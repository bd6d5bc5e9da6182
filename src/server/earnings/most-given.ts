/** Employees of one act: each is asked about by itself. */
export const MOST_GIVEN = 300;
