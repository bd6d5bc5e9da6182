import { useEffect } from 'react';
import { useIsFetching } from '@tanstack/react-query';

/** Looks after the focus whenever lanes are read or were read, without drawing them again. */
export const FocusKeeper = ({ screen, keep }: { readonly screen: string; readonly keep: (isRead: boolean) => void }) => {
  const isReading = useIsFetching({ queryKey: [screen, 'lane'] }) > 0;
  useEffect(() => keep(!isReading));
  return null;
};
