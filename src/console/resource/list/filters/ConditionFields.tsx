import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { filteredAs } from '../../../fields/filter/filteredAs.ts';
import { filterKinds, operatorOf, operatorsOf, withOperator } from '../../../fields/filter/operators.ts';
import type { Operator } from '../../../fields/filter/operators.ts';
import { operatorText } from '../../../fields/filter/conditionText.ts';
import { filters } from '../../../fields/filters.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500, '& > span': { flex: 1, minWidth: 0 } });

type Props = { readonly field: Field; readonly entity: string; readonly condition: Condition | undefined; /** What is said of the field besides its name. */ readonly children?: ReactNode; readonly onChange: (condition: Condition) => void };

/** The condition that a field starts with when it is chosen. */
export const firstCondition = (field: Field): Condition => withOperator({}, operatorsOf(filteredAs(field))[0] ?? 'notEmpty');

/** Operator and value of one condition. */
export const ConditionFields = ({ field: asked, entity, condition = firstCondition(asked), children, onChange }: Props) => {
  const field = filteredAs(asked);
  const translate = useTranslate();
  const formats = useCellFormats();
  const labelId = useId();
  const operators = operatorsOf(field);
  const stored = operatorOf(condition);
  const first: Operator = stored === 'is' && !operators.includes('is') ? 'anyOf' : stored;
  const [chosen, setChosen] = useState({ of: field.key, operator: first });
  // Another field begins with its own operator, in the same place.
  if (chosen.of !== field.key) setChosen({ of: field.key, operator: first });
  const operator = chosen.of === field.key ? chosen.operator : first;
  const { shape } = filterKinds[field.kind];
  const Editor = shape === 'none' || operator === 'empty' || operator === 'notEmpty' ? undefined : filters[operator === 'within' ? 'days' : shape];
  const choose = (next: Operator): void => {
    setChosen({ of: field.key, operator: next });
    onChange(withOperator(condition, next));
  };
  return (
    <>
      <Head>
        {children ?? <span id={labelId}>{translate(`${entity}.${field.name}`)}</span>}
        {children ? <span id={labelId} className="visually-hidden">{translate(`${entity}.${field.name}`)}</span> : null}
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
          <Editor key={field.key} field={field} entity={entity} operator={operator} condition={condition} onChange={onChange} labelId={labelId} />
        </Suspense>
      ) : null}
    </>
  );
};
