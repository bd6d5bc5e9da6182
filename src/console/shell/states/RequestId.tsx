import IconButton from '@mui/material/IconButton';
import { Copy } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCopy } from '../useCopy.ts';
import { Tooltip } from '../pieces/Tooltip.tsx';

const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 4, marginTop: 16, color: 'var(--text-3)' });

/** The number under which the server's log knows a failed call, to copy into a message. */
export const RequestId = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Line>
      {translate('states.request', { id })}
      <Tooltip title={translate('states.copy')}>
        <IconButton size="small" aria-label={translate('states.copy')} onClick={() => void copy(id, translate('states.copied'))}>
          <Copy />
        </IconButton>
      </Tooltip>
    </Line>
  );
};
