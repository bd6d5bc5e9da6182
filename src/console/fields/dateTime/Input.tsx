import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateBox } from '../input/DateBox.tsx';
import { TimeInput } from '../time/Input.tsx';
import { atZone, inZone } from '../input/zoned.ts';
import { clockText, isElsewhere } from './clock.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 112px', gap: 8, '& > small': { gridColumn: '1 / -1', marginTop: -4, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' } });

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
      {zoneId === undefined ? null : <small id={zoneId}>{clockText(timeZone, translate)}</small>}
    </Pair>
  );
};
