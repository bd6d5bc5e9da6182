import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { plainField } from '../plainField.ts';
import { isCivil } from './civil.ts';
import { DateBox } from './DateBox.tsx';

const Frame = styled('div')({
  minWidth: 0,
  '& label': { display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text)' },
  '& p': { margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});
const day = plainField('day', 'date', {});

type Props = { readonly label: string; readonly help?: string; readonly value: string | null; /** 'YYYY-MM-DD', null where the box is empty. */ readonly onChoose: (value: string | null) => void };

/** A day that may be left open. What is typed counts once it is a day; what is none gives way to the last one when the box is left. */
export const OpenDay = ({ label, help, value, onChoose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<unknown>(value);
  const change = (next: unknown): void => {
    setTyped(next);
    if (next == null || next === '') onChoose(null);
    else if (typeof next === 'string' && isCivil(next)) onChoose(next);
  };
  return (
    <Frame>
      <label id={`${id}-label`} htmlFor={id}>{label}</label>
      <DateBox id={id} labelId={`${id}-label`} describedBy={help === undefined ? undefined : `${id}-help`} field={day} entity="day" record={{}} invalid={false} value={typed} onChange={change} onBlur={() => setTyped(value)} />
      {help === undefined ? null : <p id={`${id}-help`}>{help}</p>}
    </Frame>
  );
};
