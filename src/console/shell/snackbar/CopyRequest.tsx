import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { copyText } from '../copyText.ts';
import { logError } from '../failure/errorLog.ts';
import { Tooltip } from '../pieces/Tooltip.tsx';

/** Copies the number of a failed request, for a message to those who can look it up. */
export const CopyRequest = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const title = translate(isCopied ? 'states.copied' : 'states.copyRequest', { id });
  const copy = async (): Promise<void> => {
    try {
      await copyText(id);
      setCopied(true);
    } catch (error) {
      // The number stands beside the button; a second message would take this one's place.
      logError(String(error));
    }
  };
  return (
    <Tooltip title={title}>
      <IconButton size="small" aria-label={title} onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
      </IconButton>
    </Tooltip>
  );
};
