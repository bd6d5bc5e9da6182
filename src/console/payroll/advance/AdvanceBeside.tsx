import { useTranslate } from 'ra-core';
import { ReckonSalaryAdvanceDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
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

const told = (values: Values, own: string | null): ReckonSalaryAdvanceQueryVariables => ({
  employeeId: idOf(values) ?? own, advanceId: values['id'] == null ? null : String(values['id']), amount: text(values['amount'], AMOUNT), instalments: whole(values['instalments']), wantedOn: text(values['wantedOn'], DAY), recoverFrom: text(values['recoverFrom'], DAY),
});

/** The most that is given, each thing that stands in the way, and how it would be paid back. */
const AdvanceReckoned = ({ values }: { readonly values: Values }) => {
  const translate = useTranslate();
  const month = useMonthNames();
  const asked = told(values, useSession()?.user.employeeId ?? null);
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

const OPEN: ReadonlySet<unknown> = new Set([undefined, null, 'DRAFT', 'PENDING']);

/** Beside the form of a salary advance: what it comes to while it is asked for, and once it was paid what became of it. */
export const AdvanceBeside = ({ values }: { readonly values: Values }) => {
  if (values['paidOn'] != null && values['id'] != null) return <AdvanceStanding advanceId={String(values['id'])} version={values['version']} />;
  return OPEN.has(values['status']) ? <AdvanceReckoned values={values} /> : null;
};
