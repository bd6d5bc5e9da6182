import { styled } from '@mui/material/styles';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { ProgressLine } from './frame/ProgressLine.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton, skeletonDelay } from './pieces/Skeleton.tsx';
import { useScreenLabel } from './useScreenLabel.ts';
import type { Place } from './screens.ts';

/** As the bars below it: what comes sooner comes without a flash. */
const Later = styled('div')({ animation: `later 1ms ${skeletonDelay}ms both`, '@keyframes later': { from: { opacity: 0 }, to: { opacity: 1 } } });

/** What of a screen is known before its code, its metadata and its data: where one is and what comes. */
export const ScreenFrame = ({ screen }: { readonly screen: Place }) => (
  <>
    <Later>
      <ProgressLine />
    </Later>
    <PageHeader title={useScreenLabel()(screen)} crumbs={useCrumbs(screen.path)} />
    <Skeleton widths={[320, 200, 480, 480, 480]} />
  </>
);
