import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import type { LeftOut } from './useLeftOut.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, minHeight: 52, padding: '8px 16px', background: 'var(--warn-wash)', flex: 'none', '& p': { margin: 0, flex: '1 1 280px' }, '& strong': { whiteSpace: 'nowrap' } });

/** What rows that look like others are, and all of them left out or taken in at once. */
export const AlikeBar = ({ job, leftOut, isBusy }: { readonly job: ImportJob; readonly leftOut: LeftOut; readonly isBusy: boolean }) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const counts = { smart_count: job.alike, number: number(job.alike) };
  return (
    <Bar role="group" aria-label={translate('import.alike.title')}>
      <p>
        {translate('import.alike.text', counts)} {job.leftOut > 0 ? <strong>{translate('import.alike.some', { smart_count: job.leftOut, number: number(job.leftOut) })}</strong> : null}
      </p>
      {job.leftOut < job.alike ? (
        <Button size="small" disabled={isBusy} onClick={() => leftOut.choose(null, true)}>
          {translate('import.alike.leaveAll', counts)}
        </Button>
      ) : null}
      {job.leftOut > 0 ? (
        <Button size="small" disabled={isBusy} onClick={() => leftOut.choose(null, false)}>
          {translate('import.alike.takeAll', counts)}
        </Button>
      ) : null}
    </Bar>
  );
};
