import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { AcknowledgeUniformsDocument, ReadOwnUniformDocument } from '../../../../../generated/core-hr/operations.ts';
import { useRights } from '../../../providers/authSession.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import { useCrumbs } from '../../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../../shell/useScreenLabel.ts';
import { onPhone } from '../../../shell/widths.ts';
import { OWN } from '../addresses.ts';
import { IssuedTable } from '../person/IssuedTable.tsx';
import { SeenList } from '../person/SeenList.tsx';
import { Standings } from '../person/Standings.tsx';
import { useDays } from '../useDays.ts';

const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px', '& > *': { maxWidth: 960 }, '& h2': { margin: '24px 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& h3': { margin: '24px 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });
const Waiting = styled('section')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '8px 16px', padding: '12px 16px', border: '1px solid var(--line)', borderRadius: 8, background: 'var(--accent-wash)',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px' }, '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px', color: 'var(--text)' }, [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /employee-self-service/my-uniform: what I got and should have, what waits for my word, and how I was seen in it. */
export const MyUniform = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: OWN });
  const crumbs = useCrumbs(OWN);
  const day = useDays();
  const { update } = useRights('SELF_UNIFORM');
  const { run, isWorking, refusal } = useChange('core-hr', true);
  const { data, error, refetch } = useQuery({ queryKey: ['own-uniform'], retry: false, queryFn: ({ signal }) => askAnswer('core-hr', ReadOwnUniformDocument, {}, signal) });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const waiting = (data?.issues ?? []).filter(({ acknowledgedAt, outstanding }) => acknowledgedAt == null && outstanding > 0);
  const isEmpty = data !== undefined && data.standings.length === 0 && data.issues.length === 0 && data.observations.length === 0;
  const acknowledge = (): void => void run(AcknowledgeUniformsDocument, { issueIds: waiting.map(({ id }) => id) }, ({ added }) => translate('uniforms.acknowledged', { smart_count: added }), false);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={OWN} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {isEmpty ? <EmptyState drawing={<TickTrayDrawing />} title={translate('uniforms.ownNothing')} message={translate('uniforms.ownNothingWhy')} /> : null}
      {data && !isEmpty ? (
        <Sheet role="region" aria-label={title} tabIndex={0}>
          {waiting.length > 0 ? (
            <Waiting aria-label={translate('uniforms.didYouReceive')}>
              <div>
                <h2>{translate('uniforms.didYouReceive')}</h2>
                <ul>{waiting.map(({ id, item, size, quantity, issuedOn, issuedBy }) => <li key={id}>{translate('uniforms.waiting', { item: size == null ? item : `${item} ${size}`, pieces: quantity, day: day(issuedOn), by: issuedBy ?? '' })}</li>)}</ul>
              </div>
              {update ? <Button variant="contained" loading={isWorking} onClick={acknowledge}>{translate('uniforms.acknowledge')}</Button> : null}
              {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
            </Waiting>
          ) : null}
          {data.standings.length > 0 ? <section><h2>{translate('uniforms.entitlement')}</h2><Standings standings={data.standings} /></section> : null}
          <section><h2>{translate('uniforms.got')}</h2><IssuedTable issues={data.issues} label={translate('uniforms.got')} /></section>
          <section><SeenList observations={data.observations} months={data.months} /></section>
        </Sheet>
      ) : null}
    </>
  );
};
