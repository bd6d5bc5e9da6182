import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { kindNames, type RequestKind } from '../../domain/approvals/kinds.ts';
import { TEAM_OF } from '../../domain/lists/team-of.ts';
import { useRights, useSession } from '../providers/authSession.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { TeamSelect } from '../shell/team/TeamSelect.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { LensDrawing } from '../shell/drawings/LensDrawing.tsx';
import { TickTrayDrawing } from '../shell/drawings/TickTrayDrawing.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { FailureLine } from '../shell/states/FailureLine.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import { DecidedList } from './DecidedList.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { KindPills, type Shown } from './KindPills.tsx';
import { ProbationList } from './ProbationList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { keyOf, useApprovals, type Approval } from './useApprovals.ts';
import type { ReactElement } from 'react';
import type { Decision } from '../../domain/approvals/chain.ts';

const path = '/approvals/approval-management';

const isKind = (text: string | null): text is RequestKind => kindNames.some((kind) => kind === text);

/** /approvals/approval-management: everything that waits for my decision, the oldest first, and what I decided lately. */
export const ApprovalManagement = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const [params, setParams] = useSearchParams();
  const told = params.get('kind');
  const shown: Shown = told === 'PROBATION' || isKind(told) ? told : null;
  const teamOf = /^\d{1,18}$/.test(params.get(TEAM_OF) ?? '') ? params.get(TEAM_OF) : null;
  const isDecided = params.get('view') === 'decided';
  const { rows, counts, elsewhere, error, refetch, hasMore, more, isFetching, again, decide } = useApprovals(shown === 'PROBATION' ? null : shown, teamOf);
  const isViewing = useSession()?.viewAs != null;
  const mayDecide = useRights('APPROVAL_MANAGEMENT').update && !isViewing;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ readonly requests: readonly Approval[]; readonly decision: Decision }>();
  const selected = (rows ?? []).filter((row) => chosen.has(keyOf(row)));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const labels = { waiting: translate('approvals.waiting'), decided: translate('approvals.decided') };
  const open = (next: Record<string, string>): void => {
    setChosen(new Set());
    setParams(next, { replace: true });
  };
  const ofTeam: Record<string, string> = teamOf === null ? {} : { [TEAM_OF]: teamOf };
  const toggle = (key: string): void => setChosen(new Set(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]));
  const count = shown === null ? total : (counts.find(({ kind }) => kind === shown)?.count ?? 0);
  const waiting = (): ReactElement => {
    if (error && !rows) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!rows) return <Skeleton widths={[320, 480, 320]} />;
    return (
      <>
        {total > 0 || elsewhere.length > 0 ? <KindPills shown={shown} counts={counts} elsewhere={elsewhere} onShow={(kind) => open({ ...ofTeam, ...(kind === null ? {} : { kind }) })} /> : null}
        {shown === 'PROBATION' ? <ProbationList /> : null}
        {shown !== 'PROBATION' && rows.length === 0 ? (
          teamOf === null
            ? <EmptyState drawing={<TickTrayDrawing />} title={translate('dashboard.toDecide.none')} message={translate('approvals.noneWhy')} />
            : <EmptyState drawing={<LensDrawing />} title={translate('approvals.noneOfTeam')} action={{ label: translate('teamOf.showAll'), run: () => open({}) }} />
        ) : null}
        {shown !== 'PROBATION' && rows.length > 0 ? (
          <>
            <ApprovalList label={labels.waiting} rows={rows} selected={new Set(selected.map(keyOf))} mayDecide={mayDecide} onSelect={toggle} onDecide={(request, decision) => setAsked({ requests: [request], decision })}>
              {error ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /> : null}
              {hasMore ? <Button variant="text" loading={isFetching} onClick={() => void more()} sx={{ margin: '8px' }}>{translate('outgoingMail.more')}</Button> : null}
            </ApprovalList>
            {mayDecide ? <SelectionBar shown={rows.length} total={count} selected={selected.length} onAll={() => setChosen(new Set(rows.map(keyOf)))} onDecide={(decision) => setAsked({ requests: selected, decision })} /> : null}
          </>
        ) : null}
      </>
    );
  };
  return (
    <>
      <PageHeader title={title} tabs={{ name: title, labels: Object.values(labels), current: isDecided ? labels.decided : labels.waiting, counts: { [labels.waiting]: total }, onTab: (label) => open(label === labels.decided ? { view: 'decided' } : ofTeam) }} >
        {isDecided || shown === 'PROBATION' ? null : <TeamSelect form="APPROVAL_MANAGEMENT" value={teamOf} onChoose={(id) => open({ ...(shown === null ? {} : { kind: shown }), ...(id === null ? {} : { [TEAM_OF]: id }) })} />}
      </PageHeader>
      {isDecided ? <DecidedList /> : waiting()}
      {asked ? <DecideDialog {...asked} decide={decide} onUndone={() => void again()} onClose={() => { setAsked(undefined); setChosen(new Set()); }} /> : null}
    </>
  );
};
