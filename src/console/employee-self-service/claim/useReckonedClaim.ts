import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { ReckonClaimDocument } from '../../../../generated/employee-self-service/operations.ts';
import { ask } from '../../shell/ask.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import type { ReckonClaimQuery, ReckonClaimQueryVariables } from '../../../../generated/employee-self-service/operations.ts';
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
  const asked = useDebounced(JSON.stringify(told(values)), 300);
  const variables = JSON.parse(asked) as ReckonClaimQueryVariables & { readonly expenses: readonly unknown[]; readonly perDiems: readonly unknown[] };
  const isReady = variables.expenses.length + variables.perDiems.length > 0;
  const query = useQuery({
    queryKey: ['reckon-claim', asked],
    queryFn: async ({ signal }) => (await ask<ReckonClaimQuery>('employee-self-service', print(ReckonClaimDocument), variables, signal)).answer,
    placeholderData: keepPreviousData,
    enabled: isReady,
    retry: false,
  });
  return isReady ? query.data : undefined;
};
