import { styled } from '@mui/material/styles';
import { Route, Users } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRequestWords } from './useRequestWords.ts';
import type { Approval } from './useApprovals.ts';

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--text-3)',
  '& li': { display: 'inline-flex', alignItems: 'flex-start', gap: 4, overflowWrap: 'anywhere' },
  '& svg': { width: 14, height: 14, flex: 'none', marginTop: 1 },
  '& [data-tone="warn"]': { color: 'var(--warn)' },
  '& [data-tone="bad"]': { color: 'var(--bad)' },
});

/** Names of those who are away, with their days; the rest as a number. */
const useAway = ({ away, awayCount }: Approval): string => {
  const translate = useTranslate();
  const { span } = useRequestWords();
  const named = away.slice(0, 2).map(({ name, fromDate, toDate, isApproved }) => translate(isApproved ? 'approvals.awayOne' : 'approvals.awayAsked', { name, days: span(fromDate, toDate) }));
  const others = awayCount - named.length;
  return translate('approvals.away', { names: [...named, ...(others > 0 ? [translate('approvals.awayMore', { smart_count: others })] : [])].join('; ') });
};

/** What one needs to know to decide: what is left of the balance, who else of the team is away, and where its workflow stands. */
export const ApprovalFacts = ({ request }: { readonly request: Approval }) => {
  const translate = useTranslate();
  const { days: daysText } = useRequestWords();
  const { kind, designation, left, days, awayCount, workflow, step, steps } = request;
  const after = left === null || left === undefined ? null : Number(left) - Number(days ?? 0);
  const away = useAway(request);
  return (
    <Facts>
      {designation ? <li>{designation}</li> : null}
      {after !== null && kind === 'LEAVE' ? <li data-tone={after < 0 ? 'bad' : undefined}>{after < 0 ? translate('approvals.beyond', { left: daysText(String(left)), days: daysText(String(-after)) }) : translate('approvals.left', { left: daysText(String(left)), after: daysText(String(after)) })}</li> : null}
      {awayCount > 0 ? <li data-tone="warn"><Users aria-hidden />{away}</li> : null}
      {workflow ? <li><Route aria-hidden />{step ? translate('approvals.step', { workflow, step, steps: steps ?? step }) : translate('approvals.nobodyElse', { workflow })}</li> : null}
    </Facts>
  );
};
