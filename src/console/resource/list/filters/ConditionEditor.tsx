import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { isComplete, toldParts } from '../../../fields/filter/operators.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';
import { ConditionFields, firstCondition } from './ConditionFields.tsx';

const Form = styled('form')({ display: 'grid', gap: 12, width: 288, maxWidth: '100%' });
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

type Props = { readonly field: Field; readonly entity: string; readonly condition: Condition | undefined; readonly onApply: (condition: Condition) => void; readonly onRemove: () => void };

/** One condition: what must hold of a field. Enter applies it. */
export const ConditionEditor = ({ field, entity, condition, onApply, onRemove }: Props) => {
  const translate = useTranslate();
  const [draft, setDraft] = useState<Condition>(condition ?? firstCondition(field));
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete(draft)) onApply(toldParts(draft));
  };
  return (
    <Form onSubmit={apply} noValidate>
      <ConditionFields field={field} entity={entity} condition={draft} onChange={setDraft} />
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
