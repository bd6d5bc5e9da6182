import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { plainField } from '../../fields/plainField.ts';
import { Combobox } from '../../fields/input/Combobox.tsx';
import { Label } from '../../resource/form/FieldFrame.tsx';
import type { Form } from './useForms.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '8px 16px',
  flex: 'none',
  color: 'var(--text-2)',
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, '& label': { marginBottom: 0 }, '& > div': { width: 320 } },
  [theme.breakpoints.down('sm')]: { '& > div': { flex: '1 1 100%', display: 'block', '& label': { marginBottom: 4 }, '& > div': { width: 'auto' } } },
}));

const field = plainField('entity', 'choice', { required: true });

type Props = { readonly forms: readonly Form[]; readonly chosen: Form; readonly onChoose: (form: Form) => void; readonly status: string };

/** Which form is looked at, found by its name under the sections of the menu, and what differs in it. */
export const FormChoice = ({ forms, chosen, onChoose, status }: Props) => {
  const translate = useTranslate();
  const options = forms.map(({ type, label, section }) => ({ value: type, label, section }));
  return (
    <Bar>
      <div>
        <Label id="customizer-form-label" htmlFor="customizer-form">{translate('customizer.form')}</Label>
        <Combobox
          id="customizer-form"
          labelId="customizer-form-label"
          field={field}
          entity="customizer"
          invalid={false}
          value={chosen.type}
          record={{}}
          onChange={() => undefined}
          onBlur={() => undefined}
          options={options}
          chosen={options.find(({ value }) => value === chosen.type) ?? null}
          onChoose={(option) => {
            const form = forms.find(({ type }) => type === option?.value);
            if (form && form !== chosen) onChoose(form);
          }}
        />
      </div>
      <span role="status">{status}</span>
    </Bar>
  );
};
