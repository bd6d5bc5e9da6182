import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { NumberTag } from '../frame/NumberTag.tsx';
import type { ImportJob, ProblemGroup, RowFilter } from '../job/importJob.ts';
import { FixedList, hasFixes } from './FixedList.tsx';
import { useWizard } from '../WizardContext.ts';
import { onNarrow } from '../../../shell/widths.ts';

const Side = styled('nav')({
  width: 296,
  flex: 'none',
  borderRight: '1px solid var(--line)',
  padding: 12,
  background: 'var(--sunken)',
  overflow: 'auto',
  '& h2': { fontSize: 13, lineHeight: '20px', padding: '0 8px 8px' },
  '& ul + h2, & p + h2': { paddingTop: 16 },
  '& li > button, & li > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 8px', alignItems: 'start', width: '100%', textAlign: 'left', padding: 8, marginBottom: 4, border: '1px solid transparent', borderRadius: 6, background: 'none' },
  '& li > button': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' } },
  '& li > button[aria-current]': { background: 'var(--surface)', borderColor: 'var(--line)', boxShadow: 'var(--shadow-1)' },
  '& li > button > span:first-of-type': { overflowWrap: 'anywhere' },
  '& small': { gridColumn: '1 / -1', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& p': { padding: '0 8px 8px', color: 'var(--text-2)' },
  [onNarrow]: { width: 232 },
});

export type ProblemListProps = {
  readonly groups: readonly ProblemGroup[];
  readonly chosen: RowFilter;
  readonly onChoose: (filter: RowFilter) => void;
  readonly job: ImportJob;
  readonly onUndo: (number: number) => void;
  readonly onUncreate: (target: string) => void;
};

/** Problems by cause, the most frequent first, and what was fixed so far. */
export const ProblemList = ({ groups, chosen, onChoose, job, onUndo, onUncreate }: ProblemListProps) => {
  const translate = useTranslate();
  const { number } = useWizard();
  return (
    <Side aria-label={translate('import.review.problems')}>
      <h2>{translate('import.review.toFix')}</h2>
      {groups.length === 0 ? <p>{translate(job.ready === 0 ? 'import.review.allHere' : 'import.review.nothingToFix')}</p> : null}
      <ul>
        {groups.map(({ cause, message, label, rows }) => (
          <li key={cause}>
            <button type="button" aria-current={cause === chosen.cause || undefined} onClick={() => onChoose({ cause })}>
              <span>{message}</span>
              <NumberTag tone="bad" value={rows} />
              <small>{label}</small>
            </button>
          </li>
        ))}
      </ul>
      {job.alike > 0 ? (
        <>
          <h2>{translate('import.review.toLookAt')}</h2>
          <ul>
            <li>
              <button type="button" aria-current={chosen.alike || undefined} onClick={() => onChoose({ alike: true })}>
                <span>{translate('import.alike.title')}</span>
                <NumberTag tone="warn" value={job.alike} />
                {job.leftOut > 0 ? <small>{translate('import.alike.some', { smart_count: job.leftOut, number: number(job.leftOut) })}</small> : null}
              </button>
            </li>
          </ul>
        </>
      ) : null}
      {hasFixes(job) ? (
        <>
          <h2>{translate('import.review.fixed')}</h2>
          <FixedList job={job} onUndo={onUndo} onUncreate={onUncreate} />
        </>
      ) : null}
    </Side>
  );
};
