import { shareOf } from '../money.ts';

/** What was deducted from somebody's pay in a month. Amounts in minor units. */
export type Deduction = { readonly month: string; readonly tax: bigint; /** What was paid; null where it is not known. */ readonly paid: bigint | null };
/** What one challan deposited for a month. */
export type Deposit = { readonly id: string; readonly month: string; readonly amount: bigint };

/** A deduction, or the part of it that one challan covers; without a challan none does. */
export type Matched<Of extends Deduction> = { readonly of: Of; readonly tax: bigint; readonly paid: bigint | null; readonly challan: string | null };

/**
 * Matches deductions with the challans of their month, both in the order given: each challan covers until it is used up, so that nothing is stated above what was deposited. A deduction that lies across two challans comes in parts, the amount paid
 * with it by the same shares; parts add up to the whole exactly.
 */
export const matchChallans = <Of extends Deduction>(deductions: readonly Of[], deposits: readonly Deposit[]): readonly Matched<Of>[] => {
  const left = new Map<string, { readonly id: string; amount: bigint }[]>();
  for (const { id, month, amount } of deposits) left.set(month, [...(left.get(month) ?? []), { id, amount }]);
  return deductions.flatMap((of): Matched<Of>[] => {
    const parts: { tax: bigint; challan: string | null }[] = [];
    let rest = of.tax;
    for (const challan of left.get(of.month) ?? []) {
      if (rest === 0n) break;
      const tax = challan.amount < rest ? challan.amount : rest;
      if (tax === 0n) continue;
      challan.amount -= tax;
      rest -= tax;
      parts.push({ tax, challan: challan.id });
    }
    if (rest > 0n) parts.push({ tax: rest, challan: null });
    let paidLeft = of.paid;
    return parts.map(({ tax, challan }, at): Matched<Of> => {
      const paid = paidLeft === null || of.paid === null ? null : at === parts.length - 1 ? paidLeft : shareOf(of.paid, tax, of.tax, 'down');
      if (paidLeft !== null && paid !== null) paidLeft -= paid;
      return { of, tax, paid, challan };
    });
  });
};
