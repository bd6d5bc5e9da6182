import { NumberBox } from '../input/NumberBox.tsx';
import type { InputProps } from '../input/types.ts';

/** A percentage: 12.5 means 12.5 %. */
export const PercentInput = (props: InputProps) => <NumberBox {...props} after="%" />;
