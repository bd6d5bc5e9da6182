import IconButton from '@mui/material/IconButton';
import { Copy } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSnackbar } from '../snackbar/useSnackbar.ts';
import { Tooltip } from '../pieces/Tooltip.tsx';

const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 4, marginTop: 16, color: 'var(--text-3)' });

/** The number under which the server's log knows a failed call, to copy into a message. */
export const RequestId = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id);
    show({ type: 'success', message: translate('states.copied') });
  };
  return (
    <Line>
      {translate('states.request', { id })}
      <Tooltip title={translate('states.copy')}>
        <IconButton size="small" aria-label={translate('states.copy')} onClick={() => void copy()}>
          <Copy />
        </IconButton>
      </Tooltip>
    </Line>
  );
};
