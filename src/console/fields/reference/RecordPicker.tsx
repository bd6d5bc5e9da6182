import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { plainField } from '../plainField.ts';
import { Combobox } from '../input/Combobox.tsx';
import { useOffers } from './useOffers.ts';
import type { Target } from '../../providers/data/ConsoleDataProvider.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { Option } from '../input/Combobox.tsx';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text)' });
const Help = styled('p')({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' });

const field = (reference: Target) => plainField('record', 'reference', { reference });

const optionOf = ({ id, title, code }: Linked): Option => ({ value: id, label: title, hint: code ?? undefined });

type Props = {
  readonly target: Target;
  readonly label: string;
  readonly help?: string;
  readonly value: Linked | null;
  readonly onChange: (record: Linked | null) => void;
  /** Ids that are not offered. */
  readonly except?: readonly string[];
};

/** One record of an entity, found by title or code, outside of a form. */
export const RecordPicker = ({ target, label, help, value, onChange, except = [] }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { offers, loading } = useOffers(target, search, isOpen, except.length);
  const offered = offers.filter(({ linked }) => !except.includes(linked.id)).map(({ linked }) => linked);
  return (
    <div>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Label>
      <Combobox
        field={field(target)}
        entity=""
        id={id}
        labelId={`${id}-label`}
        describedBy={help === undefined ? undefined : `${id}-help`}
        invalid={false}
        value={value?.id ?? null}
        onChange={() => undefined}
        onBlur={() => undefined}
        record={{}}
        options={offered.map(optionOf)}
        chosen={value ? optionOf(value) : null}
        loading={loading}
        onOpen={() => setOpen(true)}
        onSearch={setSearch}
        onChoose={(option) => onChange(offered.find((one) => one.id === option?.value) ?? null)}
      />
      {help === undefined ? null : <Help id={`${id}-help`}>{help}</Help>}
    </div>
  );
};
