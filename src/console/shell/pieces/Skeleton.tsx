import { useEffect, useState } from 'react';
import MuiSkeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const Lines = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: '16px' });

/** Milliseconds before a waiting place shows bars; what comes sooner comes without a flash. */
export const skeletonDelay = 150;

/** Bars where text will stand; `widths` in pixels, one a line. */
export const Skeleton = ({ widths }: { readonly widths: readonly number[] }) => {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShows(true), skeletonDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!shows) return null;
  return (
    <Lines aria-hidden>
      {widths.map((width, line) => (
        <MuiSkeleton key={line} height={12} sx={{ width, maxWidth: '100%' }} />
      ))}
    </Lines>
  );
};
