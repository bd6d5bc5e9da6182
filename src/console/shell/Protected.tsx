import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readSession, useSessionState } from '../providers/authSession.ts';
import { useFollowSession } from './useFollowSession.ts';
import { LoadingOverlay } from './pieces/LoadingOverlay.tsx';
import { RouteFailure } from './states/RouteFailure.tsx';
import type { ReactNode } from 'react';

/** Lets through with a session; else to the sign-in page, which comes back here afterwards. */
export const Protected = ({ children }: { readonly children: ReactNode }) => {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  useFollowSession(pathname);
  useEffect(() => {
    if (state.status === 'unknown') void readSession();
  }, [state.status]);
  if (state.status === 'in') return children;
  if (state.status === 'out') return <Navigate to="/sign-in" replace state={{ nextPathname: pathname, nextSearch: search }} />;
  if (state.status === 'failed') return <RouteFailure error={state.error} onRetry={() => void readSession()} />;
  return <LoadingOverlay />;
};
