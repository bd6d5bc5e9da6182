import type { ImportJob } from '../job/importJob.ts';
import { CreatedItem } from './CreatedItem.tsx';
import { FixedItem } from './FixedItem.tsx';

type Props = { readonly job: Pick<ImportJob, 'fixes' | 'mapping' | 'targets'>; readonly onUndo: (number: number) => void; readonly onUncreate: (target: string) => void };

export const hasFixes = ({ fixes, mapping }: Props['job']): boolean => fixes.length > 0 || (mapping?.create.length ?? 0) > 0;

/** What was corrected so far, each with its way back. */
export const FixedList = ({ job, onUndo, onUncreate }: Props) => (
  <ul>
    {(job.mapping?.create ?? []).map(({ target }) => (
      <CreatedItem key={target} label={job.targets.find(({ key }) => key === target)?.label ?? target} onUndo={() => onUncreate(target)} />
    ))}
    {job.fixes.map((fix) => (
      <FixedItem key={fix.number} fix={fix} onUndo={onUndo} />
    ))}
  </ul>
);
