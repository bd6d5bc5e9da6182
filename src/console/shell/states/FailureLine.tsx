import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useReason } from './useReason.ts';

const Line = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', margin: 0, padding: '4px 8px', color: 'var(--text-2)' });

type Props = { readonly error: unknown; readonly isTrying: boolean; readonly onRetry: () => void };

/** Under rows that stay: why there are no more of them, or no newer ones, and another try. */
export const FailureLine = ({ error, isTrying, onRetry }: Props) => {
  const translate = useTranslate();
  const { reason } = useReason(error);
  return (
    <Line role="alert">
      <span>{reason}</span>
      <Button size="small" variant="text" loading={isTrying} onClick={onRetry}>
        {translate('states.retry')}
      </Button>
    </Line>
  );
};
