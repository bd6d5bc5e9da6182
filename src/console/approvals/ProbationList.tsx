import { useState } from 'react';
import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadProbationDocument } from '../../../generated/core-hr/operations.ts';
import { ask } from '../shell/ask.ts';
import { Avatar } from '../shell/pieces/Avatar.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ProbationDialog, type OnProbation, type Step } from '../shell/probation/ProbationDialog.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useWords } from '../shell/useWords.ts';
import { onPhone } from '../shell/widths.ts';
import type { ReadProbationQuery } from '../../../generated/core-hr/operations.ts';

const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
  '& li > div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, overflowWrap: 'anywhere' }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  [onPhone]: { '& li': { flexWrap: 'wrap' }, '& li > div': { flexBasis: 'calc(100% - 40px)' }, '& button': { flex: 1, minHeight: 44 } },
});

/** Days ahead in which a probation ends that is to be decided now. */
const AHEAD = 14;

/** Probations that have ended or end soon, to extend or to confirm. */
export const ProbationList = () => {
  const translate = useTranslate();
  const words = useWords();
  const [asked, setAsked] = useState<{ readonly person: OnProbation; readonly step: Step }>();
  const { data, error, refetch } = useQuery({ queryKey: ['dashboard', 'approvals', 'probation'], queryFn: async ({ signal }) => (await ask<ReadProbationQuery>('core-hr', print(ReadProbationDocument), {}, signal)).listProbationEmployees.probationEmployees });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 480]} />;
  return (
    <>
      <Lines aria-label={translate('approvals.probation')}>
        {data.filter(({ daysLeft }) => daysLeft <= AHEAD).map((person) => (
          <li key={person.employeeId}>
            <Avatar id={String(person.employeeId)} name={person.employeeName} />
            <div>
              <p><b>{person.employeeName}</b></p>
              <small>{translate(person.daysLeft < 0 ? 'dashboard.probation.ended' : 'dashboard.probation.ends', { when: words.inDays(person.daysLeft), date: words.day(person.probationDate) })}</small>
            </div>
            {(['extend', 'confirm'] as const).map((step) => (
              <Button key={step} variant={step === 'extend' ? 'text' : 'outlined'} onClick={() => setAsked({ person, step })} aria-label={translate(`dashboard.probation.${step}Of`, { name: person.employeeName })}>
                {translate(`dashboard.probation.${step}`)}
              </Button>
            ))}
          </li>
        ))}
      </Lines>
      {asked ? <ProbationDialog person={asked.person} step={asked.step} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
};
