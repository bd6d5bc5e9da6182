import { useEffect, useRef, useState } from 'react';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSignal } from '../../../shell/signal.ts';
import { cancelBulkEdit } from '../../../shell/work/bulkJob.ts';
import type { BulkJob } from '../../../shell/work/bulkJob.ts';
import { followWork } from '../../../shell/work/followWork.ts';
import { useWorkEnd } from '../../../shell/work/useWorkEnd.ts';
import { placeWork, works } from '../../../shell/work/works.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';

/** What is done by the server to everything that was chosen. It goes on, and is told of, when the dialog is closed; `onDone` when nothing is left to say, `onKept` where nothing came of it: what was chosen is there as it was. */
export const useBulkWork = (kind: 'update' | 'delete', onDone: () => void, onKept: (isShown: boolean) => void) => {
  const words = useEntityWords(useListModel().target.resource);
  const tellFailure = useTellFailure();
  const tell = useWorkEnd();
  const [begun, setBegun] = useState<BulkJob>();
  const [isStarting, setStarting] = useState(false);
  const open = useRef<string>(undefined);
  const isShown = useRef(true);
  const heard = useSignal(works).find(({ job }) => job.id === begun?.id)?.job;
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Left by another way than its buttons, the work is shown beside the next page.
      if (open.current !== undefined && works.get().some(({ job, place }) => job.id === open.current && place === 'DIALOG')) placeWork(open.current, 'CARD');
    };
  }, []);

  const failed = (error: unknown): void => tellFailure(error, { action: kind, form: words.title });

  /** What came of it: what failed beside what was asked for where that is still there, all else where the person is now. */
  const end = (ended: BulkJob, isMine: boolean): void => {
    if (ended.state === 'FAILED' && isShown.current) return setBegun(ended);
    tell.onEnd(ended, isMine);
    if (ended.state !== 'DONE') onKept(isShown.current);
    else if (isShown.current) onDone();
  };

  return {
    job: heard ?? begun,
    isStarting,
    start: async (begin: () => Promise<BulkJob>): Promise<void> => {
      setStarting(true);
      try {
        const started = await begin();
        open.current = started.id;
        setBegun(started);
        followWork(started, isShown.current ? 'DIALOG' : 'CARD', {
          onEnd: end,
          onLost: (error) => {
            tell.onLost(error);
            if (isShown.current) onDone();
          },
          onStop: () => (isShown.current ? onDone() : undefined),
        });
      } catch (error) {
        failed(error);
      } finally {
        setStarting(false);
      }
    },
    /** The person wants to hear of its end only. */
    hide: (): void => {
      if (open.current !== undefined) placeWork(open.current, 'NOWHERE');
    },
    /** The end is heard from the work itself. */
    cancel: async (): Promise<void> => {
      if (begun) await cancelBulkEdit(begun.id).catch(failed);
    },
  };
};
