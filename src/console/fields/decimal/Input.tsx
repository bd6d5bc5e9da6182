import { NumberBox } from '../input/NumberBox.tsx';
import type { InputProps } from '../input/types.ts';

/** An exact decimal number, as text. */
export const DecimalInput = (props: InputProps) => <NumberBox {...props} />;
