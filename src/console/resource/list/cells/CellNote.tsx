import { styled } from '@mui/material/styles';

const Bubble = styled('div')({ position: 'fixed', zIndex: 1200, maxWidth: 320, padding: '6px 10px', borderRadius: 6, background: 'var(--raised)', color: 'var(--text-2)', boxShadow: 'var(--shadow-2)', fontSize: 12, lineHeight: '16px' });

/** Below a cell: why it cannot be edited. */
export const CellNote = ({ anchor, text }: { readonly anchor: HTMLElement | null; readonly text: string }) => {
  const box = anchor?.getBoundingClientRect();
  return (
    <Bubble role="status" style={{ left: box?.left ?? 0, top: (box?.bottom ?? 0) + 4 }}>
      {text}
    </Bubble>
  );
};
