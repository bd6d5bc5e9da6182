import { useId } from 'react';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Title = styled('h2')({ fontSize: 16, lineHeight: '24px', padding: '16px 20px 8px' });
const Body = styled('div')({ overflow: 'auto', paddingBottom: 'max(12px, env(safe-area-inset-bottom))' });

/** Choices that slide up from the bottom edge; Esc and a touch outside close it. */
export const BottomSheet = ({ isOpen, title, onClose, children }: { readonly isOpen: boolean; readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Drawer
      open={isOpen}
      anchor="bottom"
      onClose={onClose}
      transitionDuration={280}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { maxHeight: '80dvh', borderRadius: '12px 12px 0 0', background: 'var(--raised)', color: 'var(--text)' } } }}
    >
      <Title id={id}>{title}</Title>
      <Body>{children}</Body>
    </Drawer>
  );
};
