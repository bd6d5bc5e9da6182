import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Combobox } from '../../fields/input/Combobox.tsx';
import { plainField } from '../../fields/plainField.ts';
import { useTeamManagers, type TeamManager } from './useTeamManagers.ts';
import type { FormName } from '../../../../generated/forms.ts';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text)' });
const field = plainField('manager', 'reference', { reference: { endpoint: 'core-hr', type: 'Employee' } });

type Props = { readonly form: FormName | null | undefined; readonly onChange: (id: string | null) => void };

/** Whose team, among fields of a form; nothing for who has no manager below. */
export const ManagerPicker = ({ form, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<TeamManager | null>(null);
  const { data: some } = useTeamManagers(form, { limit: 1 });
  const { data: rows = [], isFetching } = useTeamManagers(form, { search });
  if ((some ?? []).length === 0) return null;
  const optionOf = ({ id: value, name, code }: TeamManager) => ({ value, label: name, hint: code });
  return (
    <div>
      <Label id={`${id}-label`} htmlFor={id}>{translate('teamOf.title')}</Label>
      <Combobox
        field={field} entity="" id={id} labelId={`${id}-label`} describedBy={undefined} invalid={false} value={chosen?.id ?? null} onChange={() => undefined} onBlur={() => undefined} record={{}}
        options={rows.map(optionOf)} chosen={chosen && optionOf(chosen)} loading={isFetching} onSearch={setSearch}
        onChoose={(option) => {
          const next = rows.find((one) => one.id === option?.value) ?? null;
          setChosen(next);
          onChange(next?.id ?? null);
        }}
      />
    </div>
  );
};
