import { useLocale } from 'ra-core';
import { TextBox } from '../input/TextBox.tsx';
import { readDuration, writeDuration } from '../input/durationText.ts';
import { useTypedText } from '../input/useTypedText.ts';
import type { InputProps } from '../input/types.ts';

/** A length of time, typed as '2h 30m', '2:30' or '2.5'. The value is decimal hours as text. */
export const DurationInput = (props: InputProps) => {
  const language = useLocale();
  const read = (text: string): unknown => (text.trim() === '' ? null : (readDuration(text) ?? text));
  const typed = useTypedText(props.value, (value) => writeDuration(value, language), read, props.onChange);
  return (
    <TextBox
      {...props}
      text={typed.text}
      onText={typed.setText}
      onBlur={() => {
        typed.settle();
        props.onBlur();
      }}
      input={{ placeholder: '2h 30m', inputMode: 'text' }}
    />
  );
};
