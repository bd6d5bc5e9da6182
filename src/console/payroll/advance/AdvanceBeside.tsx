import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadSalaryAdvanceSheetDocument, ReckonSalaryAdvanceDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { useReckoned } from '../../shell/useReckoned.ts';
import { Box } from './AdvanceTable.ts';
import { AdvanceStanding } from './AdvanceStanding.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useMonthNames } from '../../shell/useMonthNames.ts';
import type { ReckonSalaryAdvanceQueryVariables } from '../../../../generated/payroll-admin/operations.ts';
import type { Values } from '../../resource/form/values.ts';

type Line = Readonly<Record<string, unknown>>;

const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const text = (value: unknown, shape: RegExp): string | null => (typeof value === 'string' && shape.test(value) ? value : null);
const whole = (value: unknown): number | null => (Number.isInteger(Number(value ?? '')) && Number(value) > 0 ? Number(value) : null);
const idOf = (values: Line): string | null => {
  const id = values['employeeId'] ?? (values['employee'] as Line | null | undefined)?.['id'];
  return id == null || id === '' ? null : String(id);
};

type Whose = { readonly employeeId: string | null; /** Of one that is there. */ readonly advanceId: string | null };

const told = (values: Values, { employeeId, advanceId }: Whose): ReckonSalaryAdvanceQueryVariables => ({
  employeeId, advanceId, amount: text(values['amount'], AMOUNT), instalments: whole(values['instalments']), wantedOn: text(values['wantedOn'], DAY), recoverFrom: text(values['recoverFrom'], DAY),
});

/** The most that is given, each thing that stands in the way, and how it would be paid back. */
const AdvanceReckoned = ({ values, whose }: { readonly values: Values; readonly whose: Whose }) => {
  const translate = useTranslate();
  const month = useMonthNames();
  const asked = told(values, whose);
  const { data } = useReckoned({ key: 'reckon-salary-advance', endpoint: 'payroll-admin', document: ReckonSalaryAdvanceDocument }, asked, asked.employeeId != null);
  const money = useAmounts(data?.currency ?? 'INR');
  if (!data || asked.employeeId == null) return null;
  const basis = data.payMonth == null || data.pay == null ? null : translate('advances.payOf', { basis: translate(`enum.AdvanceBasis.${data.basis}`), month: month(data.payMonth), pay: money(data.pay) });
  return (
    <Box aria-live="polite">
      <h2>{data.most == null ? translate('advances.plan') : translate('advances.mostOf', { most: money(data.most) })}</h2>
      {basis === null ? null : <p>{basis}</p>}
      {data.problems.map(({ field, message }) => <Note key={`${field} ${message}`} tone="warning" title={message} />)}
      {data.instalments.length === 0 || asked.amount == null ? null : <PlanTable caption={translate('advances.plan')} from={asked.amount} rows={data.instalments} currency={data.currency} />}
    </Box>
  );
};

const OPEN: ReadonlySet<unknown> = new Set(['DRAFT', 'PENDING']);

/** Of an advance that is there: once it was paid what became of it, and while nobody has decided what it comes to. */
const AdvanceThere = ({ advanceId, values }: { readonly advanceId: string; readonly values: Values }) => {
  const { data } = useQuery({ queryKey: ['salary-advance-sheet', advanceId], retry: false, queryFn: ({ signal }) => askAnswer('payroll-admin', ReadSalaryAdvanceSheetDocument, { advanceId }, signal) });
  if (data?.paidOn != null) return <AdvanceStanding sheet={data} />;
  return data && OPEN.has(values['status'] ?? 'PENDING') ? <AdvanceReckoned values={values} whose={{ employeeId: data.employeeId, advanceId }} /> : null;
};

/** Beside the form of a salary advance. */
export const AdvanceBeside = ({ id, values }: { readonly id?: string | undefined; readonly values: Values }) => {
  const own = useSession()?.user.employeeId ?? null;
  return id === undefined ? <AdvanceReckoned values={values} whose={{ employeeId: idOf(values) ?? own, advanceId: null }} /> : <AdvanceThere advanceId={id} values={values} />;
};
