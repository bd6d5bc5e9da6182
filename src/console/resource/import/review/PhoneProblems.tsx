import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PickOne } from '../../../shell/pieces/PickOne.tsx';
import { useWizard } from '../WizardContext.ts';
import { FixedList, hasFixes } from './FixedList.tsx';
import type { ProblemListProps } from './ProblemList.tsx';

const Box = styled('div')({
  padding: '8px 16px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  flex: 'none',
  '& > span': { display: 'grid', gap: 4 },
  '& .MuiInputBase-root': { height: 'auto !important', minHeight: 44, maxWidth: 'none !important' },
  '& .MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& summary': { padding: '10px 0', color: 'var(--text-2)' },
  '& li > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 8px', padding: '8px 0' },
  '& small': { gridColumn: '1 / -1', color: 'var(--text-3)' },
  '& details ul': { maxHeight: 220, overflow: 'auto' },
});

/** Among the causes, the rows that look like others. */
const ALIKE = '~alike';

/** Problems by cause as one choice, with what was fixed folded below it. */
export const PhoneProblems = ({ groups, chosen, onChoose, job, onUndo, onUncreate }: ProblemListProps) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const value = chosen.alike ? ALIKE : (chosen.cause ?? '');
  const causes = groups.map(({ cause, message, label, rows }) => ({ value: cause, label: `${number(rows)} · ${message}`, hint: label }));
  const alike = job.alike > 0 ? [{ value: ALIKE, label: `${number(job.alike)} · ${translate('import.alike.title')}` }] : [];
  return (
    <Box>
      {groups.length === 0 ? <p>{translate(job.ready === 0 ? 'import.review.allHere' : 'import.review.nothingToFix')}</p> : null}
      {causes.length + alike.length === 0 ? null : (
        <PickOne
          label={translate(groups.length === 0 ? 'import.review.toLookAt' : 'import.review.toFix')}
          value={value}
          options={[...(value === '' ? [{ value: '', label: '–' }] : []), ...causes, ...alike]}
          onChange={(taken) => onChoose(taken === ALIKE ? { alike: true } : { cause: taken })}
        />
      )}
      {hasFixes(job) ? (
        <details>
          <summary>{translate('import.review.fixed')}</summary>
          <FixedList job={job} onUndo={onUndo} onUncreate={onUncreate} />
        </details>
      ) : null}
    </Box>
  );
};
