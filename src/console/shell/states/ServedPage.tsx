import { useEffect } from 'react';
import { LoadingOverlay } from '../pieces/LoadingOverlay.tsx';

/** An address below /v3 whose page the server draws: whoever comes by a link of the console is sent there. */
export const ServedPage = () => {
  useEffect(() => window.location.reload(), []);
  return <LoadingOverlay />;
};
