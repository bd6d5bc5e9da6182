import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { HistoryTab } from './HistoryTab.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 52, padding: '0 8px 0 16px', flex: 'none', borderBottom: '1px solid var(--line)', '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

type Props = { readonly target: ScreenResource; readonly id: string; readonly onClose: () => void; readonly onGone: () => void };

/** The history of the record that is being edited, over the right side of its page. */
export const HistoryDrawer = ({ target, id, onClose, onGone }: Props) => {
  const translate = useTranslate();
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': translate('form.history'), sx: { width: 440, maxWidth: '100vw' } } }}>
      <Head>
        <h2>{translate('form.history')}</h2>
        <IconButton aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <div style={{ flex: 1, overflow: 'auto' }}>
        <HistoryTab target={target} id={id} onGone={onGone} />
      </div>
    </Drawer>
  );
};
