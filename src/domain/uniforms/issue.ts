/** What holds of pieces that somebody got: what is still out, when they are to be replaced, and what may be noted as returned. */
import { addMonths } from '../dates.ts';
import { finding } from '../problem.ts';
import { sizeAmong, sizesOf } from './sizes.ts';
import type { Problem } from '../problem.ts';

export type UniformOutcome = 'USABLE' | 'WORN_OUT' | 'DAMAGED' | 'LOST';
export type Returned = { readonly day: string; readonly quantity: number; readonly outcome: UniformOutcome };
export type Issued = { readonly quantity: number; readonly issuedOn: string; readonly returns: readonly Returned[] };
/** Of the item: its sizes as they are written, and after how many months it is to be replaced. */
export type Terms = { readonly sizes: string | null; readonly wearMonths: number | null };

/** Pieces that were neither given back nor lost; below nothing where more was noted than there is. */
export const outstandingOf = ({ quantity, returns }: Pick<Issued, 'quantity' | 'returns'>): number => quantity - returns.reduce((sum, one) => sum + one.quantity, 0);

/** The day of issue and the months of wear; null where it is worn until it is worn out. Of a month that has no such day, its last one. */
export const dueOn = (issuedOn: string, { wearMonths }: Pick<Terms, 'wearMonths'>): string | null => (wearMonths === null ? null : addMonths(issuedOn, wearMonths));

/** The size as the item writes it, or what is wrong with it. */
export const sizeOf = (entered: string | null, { sizes: written }: Pick<Terms, 'sizes'>): { readonly size: string | null } | { readonly problem: Problem } => {
  const sizes = sizesOf(written);
  if (entered === null || entered.trim() === '') return sizes.length === 0 ? { size: null } : { problem: { field: 'size', ...finding('uniformIssue.sizeNeeded', { sizes: sizes.join(', ') }) } };
  const size = sizeAmong(sizes, entered);
  if (size !== undefined) return { size };
  return { problem: { field: 'size', ...(sizes.length === 0 ? finding('uniformIssue.noSizes') : finding('uniformIssue.otherSize', { sizes: sizes.join(', ') })) } };
};

/** Days that lie wrong, and more returned than was issued. */
export const issueProblems = ({ quantity, issuedOn, returns }: Issued, today: string): Problem[] => [
  ...(issuedOn > today ? [{ field: 'issuedOn', ...finding('uniformIssue.ahead') }] : []),
  ...returns.flatMap(({ day }, at): Problem[] => {
    if (day < issuedOn) return [{ field: `returns.${at}.day`, ...finding('uniformIssue.returnedBefore') }];
    return day > today ? [{ field: `returns.${at}.day`, ...finding('uniformIssue.returnAhead') }] : [];
  }),
  ...(outstandingOf({ quantity, returns }) < 0 ? [{ field: 'returns', ...finding('uniformIssue.tooMuch', { smart_count: quantity }) }] : []),
];
