import { Suspense, useId, useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { filterKinds, isComplete, operatorOf, operatorsOf, withOperator } from '../../../fields/filter/operators.ts';
import type { Operator } from '../../../fields/filter/operators.ts';
import { operatorText } from '../../../fields/filter/conditionText.ts';
import { filters } from '../../../fields/filters.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

const Form = styled('form')({ display: 'grid', gap: 12, width: 288, maxWidth: '100%' });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500, '& > span': { flex: 1, minWidth: 0 } });
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

type Props = { readonly field: Field; readonly entity: string; readonly condition: Condition | undefined; readonly onApply: (condition: Condition) => void; readonly onRemove: () => void };

/** One condition: what must hold of a field. Enter applies it. */
export const ConditionEditor = ({ field, entity, condition, onApply, onRemove }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const labelId = useId();
  const operators = operatorsOf(field.kind, field.required);
  const stored = condition && operatorOf(condition);
  const [operator, setOperator] = useState<Operator>(stored === 'is' && !operators.includes('is') ? 'anyOf' : (stored ?? operators[0] ?? 'notEmpty'));
  const [draft, setDraft] = useState<Condition>(condition ?? withOperator({}, operator));
  const { shape } = filterKinds[field.kind];
  const Editor = shape === 'none' || operator === 'empty' || operator === 'notEmpty' ? undefined : filters[shape];
  const choose = (next: Operator): void => {
    setOperator(next);
    setDraft(withOperator(draft, next));
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete(draft)) onApply(Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== '' && value !== undefined)));
  };
  return (
    <Form onSubmit={apply} noValidate>
      <Head>
        <span id={labelId}>{translate(`${entity}.${field.name}`)}</span>
        {operators.length > 1 ? (
          <Select size="small" value={operator} onChange={({ target }) => choose(target.value as Operator)} sx={{ height: 28 }} slotProps={{ input: { 'aria-label': translate('grid.filter.operator') } }}>
            {operators.map((one) => (
              <MenuItem key={one} value={one}>
                {operatorText(one, field, formats)}
              </MenuItem>
            ))}
          </Select>
        ) : null}
      </Head>
      {Editor ? (
        <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
          <Editor field={field} entity={entity} operator={operator} condition={draft} onChange={setDraft} labelId={labelId} />
        </Suspense>
      ) : null}
      <Foot>
        {condition ? (
          <Button size="small" variant="text" onClick={onRemove}>
            {translate('grid.filter.remove')}
          </Button>
        ) : null}
        <Button size="small" variant="contained" type="submit" disabled={!isComplete(draft)}>
          {translate('grid.filter.apply')}
        </Button>
      </Foot>
    </Form>
  );
};
