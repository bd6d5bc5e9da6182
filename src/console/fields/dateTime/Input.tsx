import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateBox } from '../input/DateBox.tsx';
import { TimeInput } from '../time/Input.tsx';
import { atZone, inZone } from '../input/zoned.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 112px', gap: 8 });

/** An instant as a day and a time in the organisation's time zone. The value is ISO 8601 in UTC; half of it stays text until both are there. */
export const DateTimeInput = (props: InputProps) => {
  const translate = useTranslate();
  const { timeZone } = useFormats();
  const { date, time } = inZone(props.value, timeZone);
  return (
    <Pair role="group" aria-labelledby={props.labelId}>
      <DateBox {...props} value={date} onChange={(next) => props.onChange(atZone(next, time, timeZone))} />
      <div>
        <label hidden htmlFor={`${props.id}-time`}>
          {translate('form.timeOfDay')}
        </label>
        <TimeInput {...props} id={`${props.id}-time`} value={time} onChange={(next) => props.onChange(atZone(date, next, timeZone))} />
      </div>
    </Pair>
  );
};
