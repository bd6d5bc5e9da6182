import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Arranging } from './useArrangement.ts';

const Bar = styled('section')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: '16px 16px 0', padding: '8px 8px 8px 16px', background: 'var(--accent-wash)', borderRadius: 8, '& > p': { flex: 1, minWidth: 200, color: 'var(--text-2)' } });

/** While a dashboard is arranged: how to do it, the hidden cards to show again, and the way back to how it came. */
export const ArrangeBar = ({ arranging, onDone }: { readonly arranging: Arranging; readonly onDone: () => void }) => {
  const translate = useTranslate();
  return (
    <Bar aria-label={translate('dashboard.arrange')}>
      <p>{translate('dashboard.arrangeHow')}</p>
      {arranging.hidden.map(({ key }) => (
        <Button key={key} size="small" variant="outlined" startIcon={<Plus />} onClick={() => arranging.show(key)}>
          {translate(`dashboard.${key}`)}
        </Button>
      ))}
      {arranging.isTouched ? (
        <Button size="small" variant="text" onClick={arranging.reset}>
          {translate('dashboard.reset')}
        </Button>
      ) : null}
      <Button size="small" variant="contained" onClick={onDone}>
        {translate('dashboard.arrangeDone')}
      </Button>
    </Bar>
  );
};
