import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadUniformChoicesDocument } from '../../../../generated/core-hr/operations.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { OpenFolderDrawing } from '../../shell/drawings/OpenFolderDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { TeamScroll, TeamTable } from '../../shell/team/TeamTable.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useWords } from '../../shell/useWords.ts';
import { onPhone } from '../../shell/widths.ts';

const path = '/settings/core-hr/uniform-items/on-hand';
const ENTRIES = '/settings/core-hr/uniform-items/stock';
const FIGURES = ['received', 'issued', 'usable', 'onHand'] as const;

const Sizes = styled(TeamTable)({
  '& [data-bad]': { color: 'var(--bad)' }, '& .hand': { fontWeight: 600 },
  [onPhone]: { '& > tbody > tr': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});

/** …/uniform-items/on-hand: what is in the store of each item and size, and of what it is made up. */
export const StockOnHand = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const { number } = useWords();
  const { data, error, refetch } = useQuery({ queryKey: ['uniform-choices'], retry: false, queryFn: async ({ signal }) => (await askAnswer('core-hr', ReadUniformChoicesDocument, {}, signal)).rows });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const rows = (data ?? []).filter(({ isCounted }) => isCounted).flatMap((item) => item.stock.map((stock) => ({ item, stock })));
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {data === undefined ? <Skeleton widths={[480, 480, 320]} /> : null}
      {data && rows.length === 0 ? <EmptyState drawing={<OpenFolderDrawing />} title={translate('uniforms.noStock')} message={translate('uniforms.noStockWhy')} action={{ label: translate('uniforms.toStock'), run: () => void navigate(ENTRIES) }} /> : null}
      {rows.length > 0 ? (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <Sizes aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{translate('uniformIssue.item')}</th>
                <th scope="col">{translate('uniformIssue.size')}</th>
                {FIGURES.map((key) => <th key={key} scope="col" className={key === 'onHand' ? 'number' : 'number wide'}>{translate(`uniforms.stock.${key}`)}</th>)}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ item, stock }) => (
                <tr key={`${item.id} ${stock.size ?? ''}`}>
                  <th scope="row">{item.name} <small>{item.code}</small></th>
                  <td>{stock.size ?? translate('uniforms.oneSize')}</td>
                  {FIGURES.map((key) => <td key={key} className={key === 'onHand' ? 'number hand' : 'number wide'} data-bad={(key === 'onHand' && stock.onHand < 0) || undefined}>{number(stock[key])}</td>)}
                </tr>
              ))}
            </tbody>
          </Sizes>
        </TeamScroll>
      ) : null}
    </>
  );
};
