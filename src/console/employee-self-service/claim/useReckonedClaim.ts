import { ReckonClaimDocument } from '../../../../generated/employee-self-service/operations.ts';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { ReckonClaimQueryVariables } from '../../../../generated/employee-self-service/operations.ts';
import type { Values } from '../../resource/form/values.ts';

type Line = Readonly<Record<string, unknown>>;

const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as readonly Line[]) : []);
const text = (value: unknown, shape: RegExp): string | null => (typeof value === 'string' && shape.test(value) ? value : null);

/** The lines that say enough to be reckoned. */
const told = ({ expenses, perDiems }: Values): ReckonClaimQueryVariables => ({
  expenses: linesOf(expenses).flatMap((line) => {
    const amount = text(line['amount'], AMOUNT);
    return amount === null ? [] : [{ amount, currency: text(line['currency'], /^[A-Z]{3}$/), converted: text(line['converted'], AMOUNT) }];
  }),
  perDiems: linesOf(perDiems).flatMap((line) => {
    const perDiemId = line['perDiemId'] ?? (line['perDiem'] as Line | null | undefined)?.['id'];
    const [fromDate, toDate] = [text(line['fromDate'], DAY), text(line['toDate'], DAY)];
    return perDiemId == null || fromDate === null || toDate === null ? [] : [{ perDiemId: String(perDiemId), fromDate, toDate, spent: text(line['spent'], AMOUNT), converted: text(line['converted'], AMOUNT) }];
  }),
});

/** What a claim comes to as it stands in its form, a third of a second after the last change; nothing while no line says enough. */
export const useReckonedClaim = (values: Values) => {
  const lines = told(values);
  const isReady = linesOf(lines.expenses).length + linesOf(lines.perDiems).length > 0;
  const { data } = useReckoned({ key: 'reckon-claim', endpoint: 'employee-self-service', document: ReckonClaimDocument }, lines, isReady);
  return isReady ? data : undefined;
};
