import { useCallback } from 'react';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { exactMoment } from '../../history/momentText.ts';

/** A moment on the organisation's clock: '2026/11/20 14:10'. */
export const useMoment = (): ((at: string) => string) => {
  const formats = useCellFormats();
  return useCallback((at) => exactMoment(at, formats), [formats]);
};
