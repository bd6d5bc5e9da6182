import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadHiringChoicesDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { LoadCard, OffersCard, SourcesCard } from './CountCards.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import { StageTimesCard, TimeToHireCard } from './TimeCards.tsx';
import { PERIODS, useNarrowing } from './useNarrowing.ts';
import { usePart } from './usePart.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'flex', flexDirection: 'column', gap: 12 });
const Narrow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Board = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))', gap: 12, [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } });

const path = '/recruitment/dashboard';

/** /recruitment/dashboard: how hiring goes, for a period and narrowed to a post, department or recruiter. */
export const RecruitmentDashboard = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { period, narrowing, choose } = useNarrowing();
  const { view: seesGroups } = useRights('CANDIDATE_EQUAL_OPPORTUNITY');
  const { data } = usePart(ReadHiringChoicesDocument, {});
  const all = (label: string) => ({ value: '', label: `${label}: ${translate('recruiting.all')}` });
  const listed = (label: string, rows: readonly { readonly id: string; readonly name: string }[] | undefined) => [all(label), ...(rows ?? []).map(({ id, name }) => ({ value: id, label: name }))];
  const choice = (key: 'post' | 'department' | 'recruiter', value: number | null, rows: readonly { readonly id: string; readonly name: string }[] | undefined) => {
    const label = translate(`recruiting.${key}`);
    const options = listed(label, rows);
    return <SmallChoice isWhole label={label} value={options.some((option) => option.value === String(value)) ? String(value) : ''} options={options} onChoose={(id) => choose(key, id)} />;
  };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      <Scroll tabIndex={0} role="region" aria-label={title}>
        <Narrow role="group" aria-label={translate('recruiting.period')}>
          <SmallChoice isWhole label={translate('recruiting.period')} value={period} options={PERIODS.map((value) => ({ value, label: translate(`recruiting.period.${value}`) }))} onChoose={(value) => choose('period', value)} />
          {choice('post', narrowing.jobPostId, data?.choices.posts)}
          {choice('department', narrowing.departmentId, data?.choices.departments)}
          {choice('recruiter', narrowing.recruiterId, data?.choices.recruiters)}
        </Narrow>
        <FigureStrip narrowing={narrowing} />
        <Board>
          <FunnelCard narrowing={narrowing} />
          <StageTimesCard narrowing={narrowing} />
          <TimeToHireCard narrowing={narrowing} />
          <SourcesCard narrowing={narrowing} />
          <OffersCard narrowing={narrowing} />
          <LoadCard narrowing={narrowing} />
          {seesGroups ? <GroupsCard narrowing={narrowing} /> : null}
        </Board>
      </Scroll>
    </>
  );
};
