import { currencyDecimals, fromMinor, toMinor } from '../../money.ts';

/** An amount as banks read it: with all digits of its currency ('1234.5', 'INR' → '1234.50'). Nothing is rounded: nets are whole minor units. */
export const fixedAmount = (amount: string, currency: string): string => {
  const [whole = '0', part = ''] = amount.split('.');
  const digits = currencyDecimals(currency);
  return digits === 0 ? whole : `${whole}.${part.padEnd(digits, '0')}`;
};

type Payment = { readonly bank: string; readonly amount: string };
export type BankSum = { readonly bank: string; readonly people: number; readonly amount: string };

/** What goes to each bank, the greatest sum first, and to all of them. */
export const bankSums = (payments: readonly Payment[], currency: string): { readonly banks: readonly BankSum[]; readonly total: string } => {
  const sums = new Map<string, { people: number; minor: bigint }>();
  let total = 0n;
  for (const { bank, amount } of payments) {
    const minor = toMinor(amount, currency, 'halfUp');
    const { people, minor: so } = sums.get(bank) ?? { people: 0, minor: 0n };
    sums.set(bank, { people: people + 1, minor: so + minor });
    total += minor;
  }
  const ordered = [...sums].toSorted(([one, a], [other, b]) => (a.minor === b.minor ? one.localeCompare(other) : a.minor < b.minor ? 1 : -1));
  return { banks: ordered.map(([bank, { people, minor }]) => ({ bank, people, amount: fromMinor(minor, currency) })), total: fromMinor(total, currency) };
};
