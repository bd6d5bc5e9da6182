import { useState } from 'react';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';

export type Person = { readonly id: string; readonly name: string };
type Props = { readonly type: 'Employee' | 'Candidate'; readonly people: readonly Person[]; readonly problem: string | undefined; readonly onChange: (people: readonly Person[]) => void };

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '8px 0 0', padding: 0, listStyle: 'none' });
const Wrong = styled('p')({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' });

/** For whom documents are made, each found by name or number. */
export const People = ({ type, people, problem, onChange }: Props) => {
  const translate = useTranslate();
  const [count, setCount] = useState(0);
  return (
    <div>
      <RecordPicker
        key={count}
        target={{ endpoint: type === 'Employee' ? 'core-hr' : 'recruitment', type }}
        label={translate(type === 'Employee' ? 'documentActs.forEmployees' : 'documentActs.forCandidates')}
        help={translate('documentActs.forHelp')}
        value={null}
        except={people.map(({ id }) => id)}
        onChange={(record) => {
          if (!record) return;
          onChange([...people, { id: record.id, name: record.title }]);
          setCount(count + 1);
        }}
      />
      {problem ? <Wrong role="alert">{problem}</Wrong> : null}
      {people.length === 0 ? null : (
        <Chips>
          {people.map(({ id, name }) => (
            <li key={id}>
              <Chip label={name} deleteIcon={<X size={14} aria-label={translate('documentActs.leaveOut', { name })} role="button" />} onDelete={() => onChange(people.filter((one) => one.id !== id))} />
            </li>
          ))}
        </Chips>
      )}
    </div>
  );
};
