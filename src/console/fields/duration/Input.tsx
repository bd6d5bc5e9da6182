import { useLocale } from 'ra-core';
import { TypedBox } from '../input/TypedBox.tsx';
import { readDuration, writeDuration } from '../input/durationText.ts';
import type { InputProps } from '../input/types.ts';

/** A length of time, typed as '2h 30m', '2:30' or '2.5'. The value is decimal hours as text. */
export const DurationInput = (props: InputProps) => {
  const language = useLocale();
  return <TypedBox {...props} write={(value) => writeDuration(value, language)} read={(text) => readDuration(text) ?? text} input={{ placeholder: '2h 30m', inputMode: 'text' }} />;
};
