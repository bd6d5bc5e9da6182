import { useEffect, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { plainField } from '../plainField.ts';
import { isCivil } from './civil.ts';
import { onPhone } from '../../shell/widths.ts';
import { DateBox } from './DateBox.tsx';

const Named = styled('div')({ display: 'flex', alignItems: 'center', gap: 6, color: 'var(--text-2)', '--box-height': '28px', '--box-size': '13px', '& > div': { width: 140 }, [onPhone]: { '& > div': { width: 168 } } });
const day = plainField('day', 'date');

type Props = {
  readonly label: string;
  /** 'YYYY-MM-DD'; null without one. */
  readonly value: string | null;
  /** A day is needed: an emptied box takes its day back. */
  readonly required?: boolean;
  readonly onChoose: (value: string | null) => void;
};

/** A day by which lines are chosen, in the organisation's format. What is typed counts when the box is left or Enter pressed; what is no day is dropped. */
export const DayChoice = ({ label, value, required = false, onChoose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<unknown>(value);
  useEffect(() => setTyped(value), [value]);
  const take = (next: unknown): void => {
    const chosen = typeof next === 'string' && isCivil(next) ? next : next === null && !required ? null : value;
    setTyped(chosen);
    if (chosen !== value) onChoose(chosen);
  };
  return (
    <Named onKeyDown={({ key }) => key === 'Enter' && document.activeElement?.id === id && take(typed)}>
      <span id={`${id}-label`}>{label}</span>
      <DateBox
        id={id}
        labelId={`${id}-label`}
        label={label}
        field={{ ...day, required }}
        entity="day"
        record={{}}
        invalid={false}
        value={typed}
        // From the calendar, which holds the focus, a day is meant at once.
        onChange={(next) => (document.activeElement?.id === id ? setTyped(next) : take(next))}
        onBlur={() => take(typed)}
      />
    </Named>
  );
};
