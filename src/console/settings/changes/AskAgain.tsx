import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useReason } from '../../shell/states/useReason.ts';

type Props = { readonly error: unknown; /** The change about which the server could not be asked. */ readonly what: string; readonly onRetry: () => void };

/** In the place of Undo where it is not known whether it can be done: another try, which says why it needs one. */
export const AskAgain = ({ error, what, onRetry }: Props) => {
  const translate = useTranslate();
  const { reason } = useReason(error);
  const label = translate('states.retry');
  return (
    <Button
      size="small"
      variant="text"
      title={reason}
      aria-label={`${label}: ${what}. ${reason}`}
      sx={{ height: { xs: 44, sm: 28 }, minHeight: 0, px: 1, fontSize: 12 }}
      onClick={(event) => {
        event.stopPropagation();
        onRetry();
      }}
    >
      {label}
    </Button>
  );
};
