import { RecordFailure } from '../../../resource/show/RecordFailure.tsx';
import { ScreenFrame } from '../../../shell/ScreenFrame.tsx';
import { useElsewhere } from './useElsewhere.ts';
import type { FailureProps } from '../../../resource/tabs/TabbedRecord.tsx';

/** A candidate who cannot be shown here: one who moved meanwhile is looked for on the other screens of candidates first. */
export const CandidateFailure = ({ target, id, error, onRetry }: FailureProps) => {
  const isLooking = useElsewhere(target, id, error);
  return isLooking ? <ScreenFrame screen={target.screen} /> : <RecordFailure error={error} screen={target.screen} onRetry={onRetry} />;
};
