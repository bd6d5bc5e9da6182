import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatDuration } from '../../../domain/values/durations.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { PayLines } from './PayLines.tsx';
import { useReckonedOvertime } from './useReckonedOvertime.ts';
import type { Language } from '../../../domain/languages.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Facts = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))', gap: '12px 24px', margin: '0 0 12px', fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& dd': { margin: 0, fontWeight: 500 }, '& dd[data-open]': { fontWeight: 600 },
});

const OPEN: ReadonlySet<unknown> = new Set([undefined, null, 'DRAFT', 'PENDING']);

/** Below a request of overtime: what attendance has of the day, what is left to ask for, and what the hours come to for whom pay is their business. */
export const OvertimeAside = ({ id, values, set }: FormAsideProps) => {
  const translate = useTranslate();
  const language = useFormats().language as Language;
  const day = useReckonedOvertime(id, values);
  if (day === undefined) return null;
  const word = (key: string): string => translate(`overtimeRequest.${key}`);
  const hours = (text: string | null | undefined): string => (text == null ? word('notRecorded') : formatDuration(text, language));
  const isOpen = OPEN.has(values['status']);
  const isAsked = isOpen || (values['status'] === 'APPROVED' && values['paidOn'] == null);
  const facts: readonly (readonly [string, string, boolean?])[] = [
    [word('dayKind'), translate(`enum.WorkDayKind.${day.dayKind}`)],
    [word('shift'), day.shiftFrom == null || day.shiftTo == null ? word('noShift') : `${day.shiftFrom.slice(0, 5)}–${day.shiftTo.slice(0, 5)}`],
    [word('worked'), hours(day.workedHours)],
    ...(day.beyondHours == null ? [] : [[word('recorded'), hours(day.beyondHours)] as const]),
    ...(Number(day.compOffHours) > 0 ? [[word('inCompOff'), hours(day.compOffHours)] as const] : []),
    ...(day.openHours == null || !isOpen ? [] : [[word('open'), hours(day.openHours), true] as const]),
  ];
  return (
    <div aria-live="polite">
      <h2>{word('ofAttendance')}</h2>
      <Facts>
        {facts.map(([label, value, isLeft]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-open={isLeft || undefined}>{value}</dd>
          </div>
        ))}
      </Facts>
      {isOpen && day.openHours != null && Number(day.openHours) > 0 ? <Button variant="outlined" size="small" disabled={values['hours'] === day.openHours} onClick={() => set({ hours: day.openHours })}>{word('take')}</Button> : null}
      {isOpen && day.problem != null ? <Note tone="warning" title={day.problem} /> : null}
      {isOpen && day.problem == null && day.finalCycle != null ? <Note tone="info" title={translate('overtimeRequest.withNextPay', { cycle: day.finalCycle })} /> : null}
      {isAsked && !isOpen && day.payableHours != null && Number(day.payableHours) < Number(values['hours']) ? <Note tone="warning" title={translate('overtimeRequest.notInFull', { hours: hours(day.payableHours) })} /> : null}
      {isAsked && day.problem == null && day.wageHours != null ? <Note tone="info" title={translate('overtimeRequest.wagePaid', { hours: hours(day.wageHours) })} /> : null}
      {day.pay == null || day.pay.lines.length === 0 || Number(day.pay.amount) === 0 ? null : <PayLines pay={day.pay} />}
    </div>
  );
};
