import { refusedOf } from '../../shell/refusedOf.ts';

/** By the line's id, by its field. */
export type LineProblems = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What the server found wrong, at the lines in which it stands; rows count from 1 in the order that was sent. */
export const problemsIn = (error: unknown, ids: readonly string[]): LineProblems => {
  const found = new Map<string, Record<string, string>>();
  for (const { row, field, message } of refusedOf(error).problems) {
    const id = ids[Number(row) - 1];
    // What is wrong with a field that the line does not show stands at the first that it does.
    const shown = ['firstName', 'lastName', 'email', 'phone', 'jobPostId'].includes(field) ? field : ({ personalEmail: 'email', mobileNumberWithCountryCode: 'phone', jobTitle: 'jobPostId' }[field] ?? 'firstName');
    if (id !== undefined) found.set(id, { ...found.get(id), [shown]: message });
  }
  return found;
};
