import { styled } from '@mui/material/styles';

const Cap = styled('kbd')({
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: 'var(--text-3)',
  border: '1px solid var(--line)',
  borderRadius: 4,
  padding: '0 4px',
  minWidth: 18,
  textAlign: 'center',
  display: 'inline-block',
  background: 'var(--surface)',
  whiteSpace: 'nowrap',
});

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** 'Ctrl K' as this machine writes it: ⌘K on a Mac. */
export const keyLabel = (keys: string): string => (isMac() ? keys.replace(/Ctrl /g, '⌘').replace(/Shift /g, '⇧').replace(/Alt /g, '⌥') : keys);

export const Kbd = ({ keys, className }: { readonly keys: string; readonly className?: string }) => <Cap className={className}>{keyLabel(keys)}</Cap>;
