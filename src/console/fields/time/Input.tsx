import { TypedBox } from '../input/TypedBox.tsx';
import { readTime } from '../input/dateText.ts';
import type { InputProps } from '../input/types.ts';

/** A time of day, typed as 9, 930, 9:30 or 9:30 pm. The value is 'HH:MM'. */
export const TimeInput = (props: InputProps) => (
  <TypedBox {...props} write={(value) => (typeof value === 'string' ? value : '')} read={(text) => readTime(text) ?? text} input={{ placeholder: 'HH:MM', inputMode: 'numeric' }} />
);
