import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { keyOf, type Approval, type Outcome } from './useApprovals.ts';
import type { Decision } from '../../domain/approvals/chain.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8, padding: '6px 0', borderTop: '1px solid var(--hair)', overflowWrap: 'anywhere' },
  '& li:first-of-type': { borderTop: 0 },
  '& svg': { width: 16, height: 16, flex: 'none', marginTop: 2, color: 'var(--ok)' },
  '& [data-failed] svg': { color: 'var(--bad)' },
  '& b': { display: 'block', color: 'var(--text)' },
});

/** What became of each of several requests; those that could not be decided first. */
export const OutcomeList = ({ requests, outcomes, decision }: { readonly requests: readonly Approval[]; readonly outcomes: readonly Outcome[]; readonly decision: Decision }) => {
  const translate = useTranslate();
  const names = new Map(requests.map((request) => [keyOf(request), request.employeeName]));
  const said = ({ isDone, goesOn, message }: Outcome): string => (isDone ? translate(goesOn ? 'approvals.goesOn' : `enum.RequestStatus.${decision}`) : (message ?? ''));
  return (
    <List>
      {[...outcomes].sort((one, other) => Number(one.isDone) - Number(other.isDone)).map((outcome) => (
        <li key={keyOf(outcome)} data-failed={outcome.isDone ? undefined : ''}>
          {outcome.isDone ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span><b>{names.get(keyOf(outcome))}</b>{said(outcome)}</span>
        </li>
      ))}
    </List>
  );
};
