import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import type { Looked } from '../panel/useLinked.ts';

const Line = styled('p')({ margin: '8px 0 0', color: 'var(--text-2)' });

/** Why Yes cannot be pressed yet: what uses the records is not known. */
export const Looking = ({ looked: { isLoading, error, isTrying, retry } }: { readonly looked: Looked }) => {
  const translate = useTranslate();
  if (error && !isLoading) return <FailureLine error={error} isTrying={isTrying} onRetry={retry} />;
  return isLoading ? <Line role="status">{translate('form.delete.looking')}</Line> : null;
};
