import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { conditionText } from '../../../fields/filter/conditionText.ts';
import { useLookup } from '../../../fields/filter/useLookup.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

const Box = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 28,
  maxWidth: 340,
  border: '1px solid var(--line)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-2)',
  '& > button': { display: 'inline-flex', alignItems: 'center', height: '100%', border: 0, background: 'none', cursor: 'pointer', borderRadius: 6 },
  '& > button:first-of-type': { gap: 4, minWidth: 0, padding: '0 2px 0 8px', overflow: 'hidden', whiteSpace: 'nowrap' },
  '& > button:last-of-type': { width: 24, padding: 0, justifyContent: 'center', color: 'var(--text-3)' },
  '& > button:hover': { background: 'var(--hover)' },
  '& em': { fontStyle: 'normal', color: 'var(--text-3)' },
  '& b': { fontWeight: 500, color: 'var(--text)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@media (max-width: 599.95px)': { height: 36, '& > button:last-of-type': { width: 36 } },
});

const MOST = 3;

/** The names of referred records, for chips whose ids came with the address. */
export const useConditionText = (field: Field, condition: Condition) => {
  const formats = useCellFormats();
  const ids = field.kind === 'reference' ? (condition.in ?? (condition.equals === undefined ? [] : [condition.equals])).slice(0, MOST).map(String) : [];
  const { data } = useLookup(field.reference, { ids }, ids.length > 0);
  return conditionText(condition, field, formats, new Map(data?.rows.map(({ id, title }) => [id, title])));
};

type Props = { readonly field: Field; readonly entity: string; readonly condition: Condition; readonly onEdit: () => void; readonly onRemove: () => void };

/** `Field is value ✕`: a click edits, the cross removes. */
export const Chip = ({ field, entity, condition, onEdit, onRemove }: Props) => {
  const translate = useTranslate();
  const { operator, value } = useConditionText(field, condition);
  const label = translate(`${entity}.${field.name}`);
  return (
    <Box data-filter-anchor={field.key}>
      <button type="button" onClick={onEdit} title={`${label} ${operator} ${value}`.trim()} aria-haspopup="dialog">
        {label} <em>{operator}</em> {value === '' ? null : <b>{value}</b>}
      </button>
      <button type="button" onClick={onRemove} aria-label={translate('grid.filter.removeNamed', { field: label })}>
        <X size={12} aria-hidden />
      </button>
    </Box>
  );
};
