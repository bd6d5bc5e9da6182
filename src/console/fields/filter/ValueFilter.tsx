import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { FieldInput } from '../inputs.tsx';
import type { FilterProps } from './types.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', gap: 8, color: 'var(--text-3)' });

/** One value, or two for 'between', typed in the input of the field's own kind. */
export const ValueFilter = ({ field, entity, operator, condition, onChange, labelId }: FilterProps) => {
  const id = useId();
  const shown = { ...field, kind: field.kind === 'longText' ? ('text' as const) : field.kind, required: false, readOnly: false, rule: field.rule.decimals === undefined ? {} : { decimals: field.rule.decimals } };
  const input = (part: 'equals' | 'contains' | 'from' | 'to') => (
    <FieldInput
      field={shown}
      entity={entity}
      id={`${id}-${part}`}
      labelId={labelId}
      invalid={false}
      value={condition[part] ?? null}
      onChange={(value) => onChange({ ...condition, [part]: value ?? '' })}
      onBlur={() => undefined}
      record={{}}
    />
  );
  if (operator === 'between')
    return (
      <Pair>
        {input('from')}
        <span aria-hidden>–</span>
        {input('to')}
      </Pair>
    );
  return input(operator === 'contains' ? 'contains' : operator === 'from' ? 'from' : operator === 'to' ? 'to' : 'equals');
};
