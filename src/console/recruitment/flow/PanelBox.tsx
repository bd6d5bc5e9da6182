import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { onPhone } from '../../shell/widths.ts';
import type { ReactNode } from 'react';

const Side = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  width: 400,
  flex: 'none',
  minHeight: 0,
  borderLeft: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, height: 52, padding: '0 12px 0 16px', borderBottom: '1px solid var(--line)', flex: 'none' },
  '& > header h2': { flex: 1, minWidth: 0, margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div': { display: 'grid', gap: 16, alignContent: 'start', padding: 16, overflow: 'auto', flex: 1, minHeight: 0 },
  [onPhone]: { position: 'absolute', inset: 0, width: 'auto', zIndex: 3, borderLeft: 0 },
});

/** What is edited stands beside the flow; on a phone over it. */
export const PanelBox = ({ title, onClose, children }: { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Side aria-label={title} onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}>
      <header>
        <h2>{title}</h2>
        <IconButton aria-label={translate('shell.close')} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <div>{children}</div>
    </Side>
  );
};
