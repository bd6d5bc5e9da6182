import { useTranslate } from 'react-admin';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { writeDate } from '../fields/input/dateText.ts';
import { inZone } from '../fields/input/zoned.ts';
import type { CheckedIn } from './calls.ts';
import { Say } from './Say.tsx';
import { useHoursText } from './useHoursText.ts';

/** What the server recorded: time, place, hours; and that it stays. */
export const CheckInResult = ({ result, timeZone }: { readonly result: CheckedIn; readonly timeZone: string }) => {
  const translate = useTranslate();
  const hoursText = useHoursText();
  const { dateFormat } = useCellFormats();
  const { type, at, workDate, address, workedMinutes, clockOffSeconds } = result;
  const minutes = Math.round(Math.abs(clockOffSeconds) / 60);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Say tone="ok">{translate('checkIn.saved')}</Say>
      <p style={{ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, color: 'var(--text)' }}>{translate(`checkIn.result.${type}`, { time: inZone(at, timeZone).time ?? '' })}</p>
      <p style={{ margin: 0 }}>
        {address ? `${address} · ` : ''}
        {translate('checkIn.result.hours', { hours: hoursText(workedMinutes), date: writeDate(workDate, dateFormat) })}
      </p>
      {clockOffSeconds === 0 ? null : <Say tone="warn">{translate(clockOffSeconds > 0 ? 'checkIn.result.ahead' : 'checkIn.result.behind', { minutes })}</Say>}
      <p style={{ margin: 0, fontSize: 12, color: 'var(--text-3)' }}>{translate('checkIn.result.final')}</p>
    </div>
  );
};
