import { RecordFailure } from '../show/RecordFailure.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useElsewhere } from './useElsewhere.ts';
import type { FailureProps } from './TabbedRecord.tsx';

/** A record that cannot be shown here: one that moved meanwhile is looked for on the other screens of its entity first. */
export const FailureHere = ({ target, id, error, onRetry }: FailureProps) => {
  const isLooking = useElsewhere(target, id, error);
  return isLooking ? <ScreenFrame screen={target.screen} /> : <RecordFailure error={error} screen={target.screen} onRetry={onRetry} />;
};
