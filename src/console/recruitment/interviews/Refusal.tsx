import Alert from '@mui/material/Alert';
import type { Refusal as Refused } from '../../resource/acts/useChange.ts';

/** Why nothing was done, each cause once. Takes the focus itself: what mends it may stand anywhere. */
export const Refusal = ({ refusal }: { readonly refusal: Refused | undefined }) => {
  if (!refusal) return null;
  const { told } = refusal;
  return (
    <Alert severity="error" role="alert" tabIndex={-1} data-scorecard-wrong sx={{ marginTop: '12px' }}>
      {told.length === 0 ? refusal.message : told.map((message) => <div key={message}>{message}</div>)}
    </Alert>
  );
};
