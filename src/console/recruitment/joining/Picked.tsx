import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const All = styled('div')({ flex: 'none', padding: '6px 16px', borderBottom: '1px solid var(--hair)', '& .MuiFormControlLabel-root': { margin: 0, gap: 12, color: 'var(--text-2)' } });
const Bar = styled('footer')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 44, padding: '4px 16px', borderTop: '1px solid var(--line)', flex: 'none', background: 'var(--accent-wash)', color: 'var(--text)' });

/** Above the lines: everybody of them whose onboarding can be started, at once. */
export const PickAll = ({ picked, of, onAll }: { readonly picked: number; readonly of: number; readonly onAll: () => void }) => (
  <All>
    <FormControlLabel label={useTranslate()('onboard.pickAll')} control={<Checkbox checked={picked === of} indeterminate={picked > 0 && picked < of} onChange={onAll} />} />
  </All>
);

/** Below the lines: how many are chosen, and what is done with them. */
export const PickedBar = ({ count, onStart, onClear }: { readonly count: number; readonly onStart: () => void; readonly onClear: () => void }) => {
  const translate = useTranslate();
  return (
    <Bar aria-label={translate('grid.footer')}>
      <b role="status">{translate('onboard.picked', { smart_count: count })}</b>
      <span style={{ width: 8 }} />
      <Button variant="contained" onClick={onStart}>{translate('onboard.start.menu')}</Button>
      <Button onClick={onClear}>{translate('grid.clearSelection')}</Button>
    </Bar>
  );
};
