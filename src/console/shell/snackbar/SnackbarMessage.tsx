import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { CopyRequest } from './CopyRequest.tsx';
import { SnackbarBox } from './SnackbarBox.tsx';
import { closeSnackbar } from './snackbars.ts';
import { useCountdown } from './useCountdown.ts';
import type { Snackbar } from './snackbars.ts';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info };

/** One message with at most one action. Hovering or focusing it stops its time. */
export const SnackbarMessage = ({ snackbar: { id, type, message, duration, requestId, action } }: { readonly snackbar: Snackbar }) => {
  const translate = useTranslate();
  const { pause, resume } = useCountdown(id, duration, closeSnackbar);
  const Icon = icons[type];
  return (
    <SnackbarBox role={type === 'error' ? 'alert' : 'status'} data-type={type} onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <Icon aria-hidden />
      <span>{message}</span>
      {requestId ? <CopyRequest id={requestId} /> : null}
      {action ? (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            closeSnackbar();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="small" aria-label={translate('shell.close')} onClick={closeSnackbar}>
        <X />
      </IconButton>
    </SnackbarBox>
  );
};
