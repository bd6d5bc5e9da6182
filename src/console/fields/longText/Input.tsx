import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { InputBox } from '../input/InputBox.tsx';
import { aria } from '../input/types.ts';
import type { InputProps } from '../input/types.ts';

const Area = styled('textarea')({
  flex: 1,
  minWidth: 0,
  minHeight: 74,
  maxHeight: 320,
  padding: '7px 0',
  border: 0,
  outline: 0,
  resize: 'vertical',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fieldSizing: 'content',
  caretColor: 'var(--accent)',
});

const Count = styled('p')({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', textAlign: 'right' });

/** Several lines of text; near its limit it says how many characters are left. */
export const LongTextInput = (props: InputProps) => {
  const translate = useTranslate();
  const text = typeof props.value === 'string' ? props.value : '';
  const left = (props.field.rule.maxLength ?? Number.POSITIVE_INFINITY) - text.length;
  return (
    <>
      <InputBox data-invalid={props.invalid}>
        <Area {...aria(props)} dir="auto" rows={3} value={text} onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)} onBlur={props.onBlur} />
      </InputBox>
      {left < 100 ? <Count aria-live="polite">{translate('form.charactersLeft', { smart_count: left })}</Count> : null}
    </>
  );
};
