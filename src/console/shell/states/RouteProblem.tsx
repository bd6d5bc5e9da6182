import { useRouteError } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { ChunkFailure } from './ChunkFailure.tsx';
import { chunkProblemOf } from './chunkProblemOf.ts';
import { ErrorState } from './ErrorState.tsx';

const Page = styled('div')({ background: 'var(--surface)', color: 'var(--text)', display: 'flex', minHeight: '100%', flex: 1 });

/** What stands in a screen's place when it could not be loaded or drawn. */
export const RouteProblem = () => {
  const error = useRouteError();
  const problem = chunkProblemOf(error);
  return <Page>{problem ? <ChunkFailure problem={problem} /> : <ErrorState error={error} onRetry={() => window.location.reload()} />}</Page>;
};
