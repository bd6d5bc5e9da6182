import { useEffect, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { plainField } from '../plainField.ts';
import { DateBox } from '../input/DateBox.tsx';
import { isCivil } from '../input/civil.ts';

const Frame = styled('div')({
  minWidth: 0,
  '& label': { display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& i': { color: 'var(--bad)', fontStyle: 'normal' },
  '& p': { margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' },
});
const day = plainField('day', 'date', { required: true });

type Props = {
  readonly label: string;
  /** 'YYYY-MM-DD'. */
  readonly value: string;
  /** What is wrong with the day. */
  readonly problem?: string | undefined;
  readonly onChoose: (value: string) => void;
};

/** A day that a dialog needs, in the organisation's format, with its label above. What is typed counts at once where it is a day; what is none when the box is left gives way to the day before it. */
export const DayField = ({ label, value, problem, onChoose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<unknown>(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Frame>
      <label id={`${id}-label`} htmlFor={id}>
        {label} <i aria-hidden>*</i>
      </label>
      <DateBox
        id={id}
        labelId={`${id}-label`}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        field={day}
        entity="day"
        record={{}}
        invalid={problem !== undefined}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (typeof next === 'string' && isCivil(next)) onChoose(next);
        }}
        onBlur={() => setTyped(value)}
      />
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </Frame>
  );
};
