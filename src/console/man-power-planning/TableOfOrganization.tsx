import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { ReadTableOfOrganizationDocument } from '../../../generated/recruitment/operations.ts';
import { headcountTree, sumOfFigures } from '../../domain/planning/headcount-tree.ts';
import { useRights } from '../providers/authSession.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { ShapeBar } from '../resource/list/shapes/ShapeBar.tsx';
import { listAddress } from '../resource/panel/listAddress.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import { DraftDialog } from './acts/DraftDialog.tsx';
import { FigureStrip } from '../shell/pieces/FigureStrip.tsx';
import { HeadcountTable } from './table/HeadcountTable.tsx';
import { usePlanPlace } from './table/usePlanPlace.ts';
import { useTold } from './useTold.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 12, padding: 16, background: 'var(--canvas)', overflow: 'auto', '& > [role="region"]': { flex: '1 0 320px' }, [onPhone]: { padding: 8 } });

const path = '/man-power-planning/table-of-organization';
const QUARTERS = ['1', '2', '3', '4'] as const;

/** /man-power-planning/table-of-organization: places of a plan beside those who have them, department by department. */
export const TableOfOrganization = () => {
  const { translate, day, number, money } = useTold();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const { add: mayAdd } = useRights('TABLE_OF_ORGANIZATION');
  const { planId, quarter, choosePlan, chooseQuarter } = usePlanPlace();
  const { data, error, refetch } = useQuery({ queryKey: ['table-of-organization', planId, quarter], queryFn: ({ signal }) => askAnswer('recruitment', ReadTableOfOrganizationDocument, { planId, quarter }, signal), placeholderData: keepPreviousData, retry: false });
  const nodes = useMemo(() => headcountTree(data?.departments ?? []), [data]);
  const [isDrafting, setDrafting] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  // The topmost stand open; a press turns one over.
  const isOpen = (id: string): boolean => nodes.some(({ department, below }) => department.departmentId === id && below.length > 0) !== turned.has(id);
  const toggle = (id: string): void => setTurned((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const plan = data?.plans.find(({ id }) => id === data.planId);
  const whole = sumOfFigures(nodes.map(({ all }) => all));
  const draft = { label: translate('planning.draft'), run: () => setDrafting(true) };
  const positions = plan ? listAddress(`${path}/positions`, { plan: { equals: plan.id } }) : `${path}/positions`;
  const says = (): string | null => {
    if (!plan || plan.isInForce) return null;
    return plan.status === 'APPROVED' ? translate(plan.effectiveFrom > (data?.today ?? '') ? 'planning.holdsFrom' : 'planning.heldFrom', { day: day(plan.effectiveFrom) }) : translate(`planning.is.${plan.status}`);
  };
  const told = says();
  return (
    <>
      <PageHeader
        title={title} crumbs={crumbs} favourite={path} divided
        actions={[
          { key: 'plans', kind: 'outlined', label: translate('planning.plans'), run: () => void navigate(`${path}/plans`) },
          { key: 'positions', kind: 'outlined', label: translate('planning.positions'), run: () => void navigate(positions) },
          ...(mayAdd ? [{ key: 'draft', kind: 'filled' as const, icon: <Plus />, shortLabel: translate('planning.draftShort'), ...draft }] : []),
        ]}
      />
      {data && data.plans.length > 0 ? (
        <ShapeBar>
          <SmallChoice isWhole label={translate('planning.plan')} value={data.planId ?? ''} options={[...(data.planId === null ? [{ value: '', label: translate('planning.noPlanChosen') }] : []), ...data.plans.map(({ id, name, isInForce }) => ({ value: id, label: isInForce ? translate('planning.inForce', { name }) : name }))]} onChoose={choosePlan} />
          {data.planId === null ? null : <SmallChoice label={translate('planning.quarter')} value={String(data.quarter)} options={QUARTERS.map((value) => ({ value, label: translate('planning.quarterNumber', { quarter: value }) }))} onChoose={chooseQuarter} />}
          <span className="rest" />
        </ShapeBar>
      ) : null}
      {data === undefined ? <Skeleton widths={[480, 320, 360]} /> : null}
      {data && nodes.length === 0 ? <EmptyState title={translate('planning.noPart')} message={translate('planning.noPartWhy')} /> : null}
      {data && nodes.length > 0 ? (
        <Page>
          {told ? <Note tone="info" title={told} /> : null}
          {data.planId === null ? <Note tone="info" title={translate('planning.noPlan')}>{translate(mayAdd ? 'planning.noPlanWhy' : 'planning.noPlanYet')}</Note> : null}
          <FigureStrip
            isLong
            figures={[
              { label: translate('planning.planned'), value: number(whole.planned) },
              { label: translate('planning.filled'), value: number(whole.filled), note: whole.onNotice > 0 ? translate('planning.ofThemLeaving', { smart_count: whole.onNotice }) : undefined },
              { label: translate('planning.open'), value: number(whole.open), note: whole.hiring > 0 ? translate('planning.inHiring', { smart_count: whole.hiring }) : undefined },
              { label: translate('planning.over'), value: number(whole.over) },
              ...(whole.annualCost == null ? [] : [{ label: translate('planning.annualCost'), value: money(whole.annualCost, data.currency), note: (whole.uncosted ?? 0) > 0 ? translate('planning.uncosted', { smart_count: whole.uncosted ?? 0 }) : undefined }]),
            ]}
          />
          <HeadcountTable label={title} nodes={nodes} isOpen={isOpen} onToggle={toggle} planId={data.planId ?? null} quarter={data.quarter} currency={data.currency} />
        </Page>
      ) : null}
      {isDrafting && data ? <DraftDialog plans={data.plans} from={data.planId ?? null} year={plan?.fiscalYear ?? Number(data.today.slice(0, 4))} onClose={() => setDrafting(false)} /> : null}
    </>
  );
};
