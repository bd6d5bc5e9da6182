import type { Filter } from '../domain/lists/filterTree.ts';

/** A view that everybody has. */
export type UsualView = { readonly key: string; /** Message key, of the words that lists have at once. */ readonly label: string; readonly filter: Filter };

/** Views that a list has without being told, besides all and its states, by the screen's path. */
export const usualViews: Readonly<Partial<Record<string, readonly UsualView[]>>> = {
  '/recruitment/job-candidates': [
    { key: 'mine', label: 'grid.view.mine', filter: { recruiterId: { person: 'ME' } } },
    { key: 'new', label: 'grid.view.thisWeek', filter: { appliedOn: { within: 'THIS_WEEK' } } },
  ],
  '/settings/benefits-and-deduction/travel-and-expenses/claims': [{ key: 'toPay', label: 'grid.view.toPay', filter: { status: { equals: 'APPROVED' }, paidOn: { empty: true } } }],
};
