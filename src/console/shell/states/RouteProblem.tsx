import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { openPaths } from '../../../domain/open-paths.ts';
import { hasMarker } from '../../providers/authSession.ts';
import { ChunkFailure } from './ChunkFailure.tsx';
import { chunkProblemOf } from './chunkProblemOf.ts';
import { ErrorState } from './ErrorState.tsx';

const Page = styled('div')({ background: 'var(--surface)', color: 'var(--text)', display: 'flex', minHeight: '100%', flex: 1 });

/** What stands in a screen's place when it could not be loaded or drawn. Without a session the way leads to the sign-in page (specification 0 §8). */
export const RouteProblem = () => {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const problem = chunkProblemOf(error);
  if (problem) return <Page><ChunkFailure problem={problem} /></Page>;
  const isOpen = openPaths.some((path) => path === pathname);
  if (!hasMarker() && !isOpen) return <Navigate to="/sign-in" replace state={{ nextPathname: pathname, nextSearch: search }} />;
  return <Page><ErrorState error={error} isPage onRetry={() => window.location.reload()} /></Page>;
};
