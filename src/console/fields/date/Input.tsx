import { DateBox } from '../input/DateBox.tsx';
import type { InputProps } from '../input/types.ts';

/** A calendar day. */
export const DateInput = (props: InputProps) => (
  <DateBox {...props} />
);
