import Alert from '@mui/material/Alert';
import type { InterviewRefusal } from './useInterviewAct.ts';

/** Why nothing was done, each cause once. */
export const Refusal = ({ refusal }: { readonly refusal: InterviewRefusal | undefined }) => {
  if (!refusal) return null;
  const told = [...new Set(refusal.problems.map(({ message }) => message))];
  return (
    <Alert severity="error" role="alert" sx={{ marginTop: '12px' }}>
      {told.length === 0 ? refusal.message : told.map((message) => <div key={message}>{message}</div>)}
    </Alert>
  );
};
