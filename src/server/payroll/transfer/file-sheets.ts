import { currencyDecimals } from '../../../domain/money.ts';
import { bankSums, fixedAmount } from '../../../domain/payroll/transfer/file-amounts.ts';
import { say } from '../../messages.ts';
import type { Language } from '../../session.ts';
import type { Column, Sheet, Value } from '../../sheets/write/sheet.ts';
import type { FileOf, Payment } from './file-rows.ts';

const KEYS = ['number', 'beneficiary', 'account', 'bank', 'branch', 'amount', 'currency', 'reference', 'narration'] as const;
const WIDTHS: Readonly<Partial<Record<(typeof KEYS)[number], number>>> = { beneficiary: 28, account: 26, bank: 28, branch: 16, amount: 16, reference: 18, narration: 24 };

/** The sheets of a bank file: a payment a line with their total, and what goes to each bank. Numbers of accounts are text, so that no zero is lost. */
export const fileSheets = ({ name, currency }: FileOf, payments: readonly Payment[], language: Language): readonly [Sheet, Sheet] => {
  const word = (key: string): string => say(language, `fundTransfer.${key}`);
  const amounts = { kind: 'decimal', decimals: currencyDecimals(currency) } as const;
  const column = (key: (typeof KEYS)[number]): Column => ({ heading: word(`column.${key}`), format: key === 'amount' ? amounts : { kind: 'text' }, ...(WIDTHS[key] === undefined ? {} : { width: WIDTHS[key] }) });
  const { banks, total } = bankSums(payments, currency);
  const narration = name === null ? word('settlementNarration') : say(language, 'fundTransfer.narration', { cycle: name });
  function* lines(): Generator<readonly Value[]> {
    for (const { number, holder, account, bank, branch, amount, reference } of payments) yield [number, holder, account, bank, branch, fixedAmount(amount, currency), currency, reference, narration];
    yield [null, word('total'), null, null, null, fixedAmount(total, currency), currency, null, null];
  }
  return [
    { name: word('file'), columns: KEYS.map(column), rows: lines() },
    {
      name: word('byBank'),
      columns: [{ heading: word('column.bank'), format: { kind: 'text' }, width: 28 }, { heading: word('column.people'), format: { kind: 'integer' } }, { heading: word('column.amount'), format: amounts, width: 16 }],
      rows: [...banks.map(({ bank, people, amount }): readonly Value[] => [bank, people, fixedAmount(amount, currency)]), [word('total'), payments.length, fixedAmount(total, currency)]],
    },
  ];
};
