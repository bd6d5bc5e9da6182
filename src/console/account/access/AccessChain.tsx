import { styled } from '@mui/material/styles';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useExplanation } from './useAccess.ts';
import { useReasons } from './useReasons.ts';
import type { FormName } from '../../../../generated/forms.ts';

const Chain = styled('div')({
  maxWidth: 640,
  '&&& > p': { margin: '0 0 8px', fontWeight: 600, color: 'var(--text)' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '8px minmax(0, 1fr)', gap: 12, alignItems: 'baseline', padding: '6px 0', borderTop: '1px solid var(--hair)', fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
});

/** What one person may do on one form, and everything that leads to it. */
export const AccessChain = ({ userAccountId, form }: { readonly userAccountId: string; readonly form: FormName }) => {
  const { data, error, refetch } = useExplanation(userAccountId, form);
  const reasonsOf = useReasons();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[400, 320, 320]} />;
  const { verdict, reasons } = reasonsOf(data);
  return (
    <Chain role="status">
      <p>{verdict}</p>
      <ol>
        {reasons.map(({ key, tone, text }) => (
          <li key={key}>
            <StatusMark tone={tone} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Chain>
  );
};
