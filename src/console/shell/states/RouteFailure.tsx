import { styled } from '@mui/material/styles';
import { ErrorState } from './ErrorState.tsx';
import type { ErrorStateProps } from './ErrorState.tsx';

const Page = styled('main')({ background: 'var(--surface)', color: 'var(--text)', display: 'flex', minHeight: '100dvh' });

/** A whole page that says what failed, where not even the frame can be shown. */
export const RouteFailure = (props: ErrorStateProps) => (
  <Page>
    <ErrorState {...props} isPage />
  </Page>
);
