import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { mayBegin } from '../../../domain/payroll/pay-cycles.ts';
import { DayField } from '../../fields/date/DayField.tsx';
import { onNarrow } from '../../shell/widths.ts';
import type { Asked } from './usePlannedCycles.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', alignItems: 'start', gap: '20px 24px', marginBottom: 24, [onNarrow]: { gridTemplateColumns: '1fr' } });

const frequencies = ['MONTHLY', 'SEMI_MONTHLY'] as const;
const rules = ['LAST_DAY', 'DAY_OF_MONTH', 'DAY_OF_NEXT_MONTH', 'DAYS_AFTER'] as const;
const shifts = ['BEFORE', 'AFTER', 'SAME'] as const;
const lengths = [1, 3, 6, 12, 18, 24] as const;
const MOST_DAYS = 31;

type Props = { readonly asked: Asked; /** Of the first cycle; undefined while it is not known. */ readonly firstDay: string | undefined; readonly onChange: (asked: Asked) => void };

/** Which cycles, from when, and on which day each is paid. */
export const CycleChoice = ({ asked, firstDay, onChange }: Props) => {
  const translate = useTranslate();
  const { frequency, rule, shift, months, payDay } = asked;
  const word = (key: string): string => translate(`payrollCycles.${key}`);
  const problem = firstDay === undefined || mayBegin(frequency, firstDay) ? undefined : word(`begins.${frequency}`);
  const number = (text: string): number => Math.min(MOST_DAYS, Math.max(rule === 'DAYS_AFTER' ? 0 : 1, Math.trunc(Number(text)) || 0));
  return (
    <Fields>
      <TextField select label={word('frequency')} value={frequency} onChange={({ target }) => onChange({ ...asked, frequency: frequencies.find((one) => one === target.value)! })}>
        {frequencies.map((one) => <MenuItem key={one} value={one}>{word(one)}</MenuItem>)}
      </TextField>
      <TextField select label={word('months')} value={months} onChange={({ target }) => onChange({ ...asked, months: Number(target.value) })}>
        {lengths.map((one) => <MenuItem key={one} value={one}>{translate('payrollCycles.monthsOf', { smart_count: one })}</MenuItem>)}
      </TextField>
      {firstDay === undefined ? <span /> : <DayField label={word('firstDay')} value={firstDay} problem={problem} onChoose={(day) => onChange({ ...asked, firstDay: day })} />}
      <TextField select label={word('paid')} value={rule} onChange={({ target }) => onChange({ ...asked, rule: rules.find((one) => one === target.value)!, payDay: target.value === 'DAYS_AFTER' ? 5 : 25 })}>
        {rules.map((one) => <MenuItem key={one} value={one}>{word(one)}</MenuItem>)}
      </TextField>
      {rule === 'LAST_DAY' ? null : <TextField type="number" label={word(rule === 'DAYS_AFTER' ? 'days' : 'day')} value={payDay} helperText={rule === 'DAYS_AFTER' ? ' ' : word('shortMonths')} slotProps={{ htmlInput: { min: rule === 'DAYS_AFTER' ? 0 : 1, max: MOST_DAYS } }} onChange={({ target }) => onChange({ ...asked, payDay: number(target.value) })} />}
      <TextField select label={word('shift')} value={shift} helperText={word('free')} onChange={({ target }) => onChange({ ...asked, shift: shifts.find((one) => one === target.value)! })}>
        {shifts.map((one) => <MenuItem key={one} value={one}>{word(one)}</MenuItem>)}
      </TextField>
    </Fields>
  );
};
