import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateBox } from '../input/DateBox.tsx';
import { TimeInput } from '../time/Input.tsx';
import { atZone, inZone } from '../input/zoned.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 112px', gap: 8, '& > small': { gridColumn: '1 / -1', marginTop: -4, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' } });

/** Whether the clock of this device shows another time than that of the zone, then or now. */
const isElsewhere = (value: unknown, timeZone: string): boolean => {
  const instant = typeof value === 'string' && value.length >= 17 && !Number.isNaN(Date.parse(value)) ? value : new Date().toISOString();
  const [own, theirs] = [inZone(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone), inZone(instant, timeZone)];
  return own.time !== theirs.time || own.date !== theirs.date;
};

/** An instant as a day and a time in the organisation's time zone, which is named to whoever lives by another clock. The value is ISO 8601 in UTC; half of it stays text until both are there. */
export const DateTimeInput = (props: InputProps) => {
  const translate = useTranslate();
  const { timeZone } = useFormats();
  const { date, time } = inZone(props.value, timeZone);
  // In cells of a table there is no room for it.
  const zoneId = props.label === undefined && isElsewhere(props.value, timeZone) ? `${props.id}-zone` : undefined;
  const describedBy = [props.describedBy, zoneId].filter((one) => one !== undefined).join(' ') || undefined;
  return (
    <Pair role="group" aria-labelledby={props.labelId}>
      <DateBox {...props} describedBy={describedBy} value={date} onChange={(next) => props.onChange(atZone(next, time, timeZone))} />
      <div>
        <label hidden htmlFor={`${props.id}-time`}>
          {translate('form.timeOfDay')}
        </label>
        <TimeInput {...props} describedBy={describedBy} id={`${props.id}-time`} value={time} onChange={(next) => props.onChange(atZone(date, next, timeZone))} />
      </div>
      {zoneId === undefined ? null : <small id={zoneId}>{translate('form.timeZone', { zone: timeZone.replaceAll('_', ' ') })}</small>}
    </Pair>
  );
};
