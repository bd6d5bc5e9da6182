import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hideLoading, loadingScreen } from '../loadingScreen.ts';
import { useSignal } from '../signal.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

/** The loading overlay over the whole page; hidden after each navigation (specification 0 §2). */
export const LoadingScreen = () => {
  const shown = useSignal(loadingScreen);
  const { key } = useLocation();
  useEffect(hideLoading, [key]);
  return shown ? <LoadingOverlay message={shown.message} /> : null;
};
