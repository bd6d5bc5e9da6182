import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadLeaversDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { LeaverTable } from './LeaverTable.tsx';
import { LEAVERS } from './settlementPaths.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', [onPhone]: { padding: 8 } });
const Card = styled('section')({ border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', minWidth: 0 });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', padding: '12px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: '0 auto 0 0', color: 'var(--text-2)' } });
const Rest = styled('div')({ padding: 16 });

const STATES = ['ALL', 'WITHOUT', 'OPEN', 'FINAL', 'PAID'] as const;

/** /payroll/full-and-final-settlement: who leaves or has left, and what waits until everything is settled. */
export const LeaversPage = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: LEAVERS });
  const crumbs = useCrumbs(LEAVERS);
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const [state, setState] = useState<(typeof STATES)[number]>('ALL');
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const asked = { search, state: state === 'ALL' ? null : state };
  const { data, error, refetch, ...pages } = usePages(['leavers', asked], (page, signal) => askAnswer('payroll-admin', ReadLeaversDocument, { ...asked, ...page }, signal));
  const isFiltered = search !== '' || state !== 'ALL';
  const figure = (key: 'without' | 'open' | 'final' | 'late') => ({ key, label: translate(`settlements.${key}`), value: number.format(data?.[key] ?? 0), isBad: key === 'late' && (data?.late ?? 0) > 0 });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={LEAVERS} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data ? (
        <Page role="region" aria-label={title} tabIndex={0}>
          <FigureStrip figures={[figure('without'), figure('open'), figure('final'), figure('late')]} />
          <Card aria-label={translate('settlements.list')}>
            {data.totalRecords > 0 || isFiltered ? (
              <Tools>
                <p role="status">{translate('settlements.count', { smart_count: data.totalRecords })}</p>
                <SmallChoice label={translate('settlements.state')} value={state} options={STATES.map((value) => ({ value, label: translate(`settlements.state.${value}`) }))} onChoose={setState} />
                <SearchBox label={translate('settlements.search')} text={text} onText={setText} />
              </Tools>
            ) : null}
            {data.rows.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate(isFiltered ? 'settlements.none' : 'settlements.nobody')} message={translate(isFiltered ? 'settlements.noneWhy' : 'settlements.nobodyWhy')} /> : <LeaverTable rows={data.rows} />}
            {pages.more ? <Rest><ShowMore label={translate('settlements.more')} pages={pages} /></Rest> : null}
          </Card>
        </Page>
      ) : null}
    </>
  );
};
