import { useId } from 'react';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { cells } from '../../fields/cells.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ReadValue } from '../../resource/show/ReadValue.tsx';
import { Columns } from './columns.ts';
import type { Unit } from './merging.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Row } from '../../providers/data/row.ts';

const Choice = styled('label')({ display: 'flex', gap: 4, alignItems: 'flex-start', padding: '2px 6px 2px 0', borderRadius: 6, cursor: 'pointer', '&[data-taken]': { background: 'var(--accent-wash)' }, '& > .MuiRadio-root': { padding: 2, flex: 'none' }, '&[data-fixed]': { cursor: 'default', paddingLeft: 6 } });

const Lines = styled('div')({ minWidth: 0, display: 'grid', gap: 2 });

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** A name is one; of what goes together what there is. */
const shownOf = ({ key, fields }: Unit, one: Row): readonly Field[] => (key === 'firstName' ? [{ ...fields[0]!, name: 'name' }] : fields.length === 1 ? fields : fields.filter(({ key: part }) => isFilled(one[part])));

/** What would lead elsewhere is plain text here: a press chooses. Files are looked at. */
const Value = ({ unit, label, one }: { readonly unit: Unit; readonly label: string; readonly one: Row }) => {
  const formats = useCellFormats();
  const fields = shownOf(unit, one);
  const textOf = (field: Field): string => (isFilled(one[field.name]) ? cells[field.kind].text(one[field.name], field, one, formats) : '');
  return (
    <Lines>
      {(fields.length === 0 ? unit.fields.slice(0, 1) : fields).map((field) => (
        <span key={field.key}>{['email', 'phone', 'reference'].includes(field.kind) && textOf(field) !== '' ? textOf(field) : <ReadValue field={field} label={label} record={one} />}</span>
      ))}
    </Lines>
  );
};

type Props = { readonly unit: Unit; readonly entity: string; readonly people: readonly Row[]; readonly taken: Row; readonly onPick: (id: string) => void };

/** A field, whose value is taken from one of the candidates. */
export const ComparedUnit = ({ unit, entity, people, taken, onPick }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const label = unit.key === 'firstName' ? translate(`${entity}.name`) : [...unit.fields].slice(0, unit.key === 'standing' ? 1 : 2).map(({ name }) => translate(`${entity}.${name}`)).join(' · ');
  return (
    <Columns role="radiogroup" aria-labelledby={id} style={{ '--people': people.length } as React.CSSProperties}>
      <span data-label="" id={id}>{label}</span>
      {people.map((one) => (
        <Choice key={one.id} data-taken={one.id === taken.id ? '' : undefined} data-fixed={unit.isOpen ? undefined : ''}>
          {unit.isOpen ? <Radio size="small" name={`${id}-${unit.key}`} checked={one.id === taken.id} onChange={() => onPick(one.id)} slotProps={{ input: { 'aria-label': translate('duplicates.take', { field: label, name: `${String(one['name'] ?? '')} ${String(one['number'] ?? '')}` }) } }} /> : null}
          <Value unit={unit} label={label} one={one} />
        </Choice>
      ))}
      <div data-result=""><Value unit={unit} label={label} one={taken} /></div>
    </Columns>
  );
};
