import { TextBox } from '../input/TextBox.tsx';
import { readTime } from '../input/dateText.ts';
import { useTypedText } from '../input/useTypedText.ts';
import type { InputProps } from '../input/types.ts';

const write = (value: unknown): string => (typeof value === 'string' ? value : '');
const read = (text: string): unknown => (text.trim() === '' ? null : (readTime(text) ?? text));

/** A time of day, typed as 9, 930, 9:30 or 9:30 pm. The value is 'HH:MM'. */
export const TimeInput = (props: InputProps) => {
  const typed = useTypedText(props.value, write, read, props.onChange);
  return (
    <TextBox
      {...props}
      text={typed.text}
      onText={typed.setText}
      onBlur={() => {
        typed.settle();
        props.onBlur();
      }}
      input={{ placeholder: 'HH:MM', inputMode: 'numeric' }}
    />
  );
};
