import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ManagerList } from '../../../shell/team/ManagerList.tsx';
import type { FormName } from '../../../../../generated/forms.ts';

const Form = styled('form')({ display: 'grid', gap: 12, width: 288, maxWidth: '100%', '& > span': { fontWeight: 500 }, '& > div:last-of-type': { display: 'flex', justifyContent: 'flex-end', gap: 8 } });

type Props = { readonly form: FormName; readonly value: string | null; readonly onApply: (id: string) => void; readonly onRemove: () => void };

/** Whose team the list holds. Enter applies it. */
export const TeamEditor = ({ form, value, onApply, onRemove }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState(value);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== null) onApply(chosen);
  };
  return (
    <Form onSubmit={apply} noValidate>
      <span id={id}>{translate('grid.filter.teamOf.of')}</span>
      <ManagerList form={form} value={chosen} labelId={id} onChoose={setChosen} />
      <div>
        {value === null ? null : <Button size="small" variant="text" onClick={onRemove}>{translate('grid.filter.remove')}</Button>}
        <Button size="small" variant="contained" type="submit" disabled={chosen === null}>{translate('grid.filter.apply')}</Button>
      </div>
    </Form>
  );
};
