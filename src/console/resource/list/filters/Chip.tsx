import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { conditionText } from '../../../fields/filter/conditionText.ts';
import { filteredAs } from '../../../fields/filter/filteredAs.ts';
import { useLookup } from '../../../fields/filter/useLookup.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';
import { ChipBox } from './ChipBox.ts';

const MOST = 3;

/** The names of referred records, for chips whose ids came with the address. */
export const useConditionText = (asked: Field, condition: Condition) => {
  const field = filteredAs(asked);
  const formats = useCellFormats();
  const ids = field.kind === 'reference' ? (condition.in ?? condition.all ?? (condition.equals === undefined ? [] : [condition.equals])).slice(0, MOST).map(String) : [];
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
    <ChipBox data-filter-anchor={field.key}>
      <button type="button" onClick={onEdit} title={`${label} ${operator} ${value}`.trim()} aria-haspopup="dialog">
        {label} <em>{operator}</em> {value === '' ? null : <b>{value}</b>}
      </button>
      <button type="button" onClick={onRemove} aria-label={translate('grid.filter.removeNamed', { field: label })}>
        <X size={12} aria-hidden />
      </button>
    </ChipBox>
  );
};
