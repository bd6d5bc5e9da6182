import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { InputBox } from '../input/InputBox.tsx';
import { aria } from '../input/types.ts';
import { Unreadable } from '../input/unreadable.ts';
import type { InputProps } from '../input/types.ts';

const Area = styled('textarea')({
  flex: 1,
  minHeight: 114,
  padding: '7px 0',
  border: 0,
  outline: 0,
  resize: 'vertical',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  tabSize: 2,
});

const write = (value: unknown): string => (value instanceof Unreadable ? value.text : value === null || value === undefined ? '' : JSON.stringify(value, null, 2));

const read = (text: string): unknown => {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Unreadable(text, 'form.json.unreadable');
  }
};

/** A JSON value as text; laid out anew when the person leaves it and it can be read. */
export const JsonInput = (props: InputProps) => {
  const [draft, setDraft] = useState<string>();
  return (
    <InputBox data-invalid={props.invalid}>
      <Area
        {...aria(props)}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? write(props.value)}
        onChange={(event) => {
          setDraft(event.target.value);
          props.onChange(read(event.target.value));
        }}
        onBlur={() => {
          setDraft(undefined);
          props.onBlur();
        }}
      />
    </InputBox>
  );
};
