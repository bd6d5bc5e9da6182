import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { TypedBox } from './TypedBox.tsx';
import { readNumber, writeNumber } from './numberText.ts';
import { useFormats } from './useFormats.ts';
import type { InputProps } from './types.ts';

type Props = InputProps & {
  /** From plain decimal text to the value, for example a number for whole numbers. */
  readonly toValue?: (plain: string) => unknown;
  readonly decimals?: number | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A number in the way of the person's language, right down to its digits: nothing passes through floating point. */
export const NumberBox = ({ toValue, decimals, ...props }: Props) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { unit, isYear } = props.field;
  const read = (text: string): unknown => {
    const plain = readNumber(text, locale);
    return plain === undefined ? text : (toValue?.(plain) ?? plain);
  };
  const write = (value: unknown): string => (value === null || value === undefined ? '' : isYear ? String(value) : writeNumber(String(value), locale, decimals));
  return (
    <TypedBox
      {...props}
      write={write}
      read={read}
      after={props.after ?? (unit === undefined ? undefined : translate(unit))}
      input={{ inputMode: decimals === 0 ? 'numeric' : 'decimal' }}
    />
  );
};
