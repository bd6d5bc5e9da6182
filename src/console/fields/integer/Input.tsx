import { NumberBox } from '../input/NumberBox.tsx';
import type { InputProps } from '../input/types.ts';

const whole = (plain: string): unknown => (/^-?\d{1,15}$/.test(plain) ? Number(plain) : plain);

/** A whole number; one with decimals stays text so that validation can refuse it. */
export const IntegerInput = (props: InputProps) => <NumberBox {...props} decimals={0} toValue={whole} />;
