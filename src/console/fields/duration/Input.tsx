import { useLocale } from 'ra-core';
import { TypedBox } from '../input/TypedBox.tsx';
import { readDuration, writeDuration } from '../input/durationText.ts';
import type { InputProps } from '../input/types.ts';

/** A length of time, typed as '2h 30m', '2:30' or '2.5'. The value is decimal hours as text. Cells of child rows, which have no label of their own, show no example: many beside each other look filled in. */
export const DurationInput = (props: InputProps) => {
  const language = useLocale();
  return <TypedBox {...props} write={(value) => writeDuration(value, language)} read={(text) => readDuration(text) ?? text} input={{ placeholder: props.label === undefined ? '2h 30m' : undefined, inputMode: 'text' }} />;
};
