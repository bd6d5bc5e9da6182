import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** Updates only: what an empty cell means. */
export const ClearEmpty = ({ isOn, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <section>
      <h2>{translate('import.match.empty')}</h2>
      <p>{translate(isOn ? 'import.match.emptyClears' : 'import.match.emptyKeeps')}</p>
      <FormControlLabel control={<Switch checked={isOn} onChange={(_, next) => onChange(next)} />} label={translate('import.match.clear')} sx={{ gap: '8px', m: 0 }} />
    </section>
  );
};
