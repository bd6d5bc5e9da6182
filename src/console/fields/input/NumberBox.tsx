import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { unitOf } from '../withUnit.ts';
import { TypedBox } from './TypedBox.tsx';
import { hasGroup, readNumber, typedGroup, withoutGroups, writeNumber } from './numberText.ts';
import { useFormats } from './useFormats.ts';
import type { InputProps } from './types.ts';

type Props = InputProps & {
  /** From plain decimal text to the value, for example a number for whole numbers. */
  readonly toValue?: (plain: string) => unknown;
  readonly decimals?: number | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/**
 * A number in the way of the person's language, right down to its digits: nothing passes through floating point. A digit taken from '12,000' leaves
 * groups that the person did not write: they are passed over, while those of the person's own have to be right.
 */
export const NumberBox = ({ toValue, decimals, ...props }: Props) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { unit, isYear } = props.field;
  const typing = useRef({ former: '', isOwn: false });
  const read = (text: string): unknown => {
    const { former, isOwn } = typing.current;
    typing.current = { former: text, isOwn: isOwn || typedGroup(former, text, locale) };
    const plain = readNumber(text, locale) ?? (typing.current.isOwn ? undefined : readNumber(withoutGroups(text, locale), locale));
    return plain === undefined ? text : (toValue?.(plain) ?? plain);
  };
  const write = (value: unknown): string => (value === null || value === undefined ? '' : isYear ? String(value) : writeNumber(String(value), locale, decimals));
  return (
    <TypedBox
      {...props}
      write={write}
      read={read}
      after={props.after ?? (unit === undefined ? undefined : unitOf(unit, props.value, translate))}
      input={{
        inputMode: decimals === 0 ? 'numeric' : 'decimal',
        onFocus: ({ target: { value } }) => (typing.current = { former: value, isOwn: value !== '' && readNumber(value, locale) === undefined }),
        onPaste: ({ clipboardData }) => (typing.current.isOwn ||= hasGroup(clipboardData.getData('text'), locale)),
      }}
    />
  );
};
