import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useWords } from '../../shell/useWords.ts';
import { BOARD, ISSUE } from './addresses.ts';
import { BoardTable } from './BoardTable.tsx';
import { CONCERNS, concernOf, FIGURE_OF } from './concerns.ts';
import { ObserveDialog } from './compliance/ObserveDialog.tsx';
import { useUniformBoard } from './useUniforms.ts';

const ITEMS = '/settings/core-hr/uniform-items';

/** /my-team/uniform-monitoring: who lacks something of their uniform, what is to be replaced, acknowledged or returned, and what each has. */
export const UniformBoard = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: BOARD });
  const crumbs = useCrumbs(BOARD);
  const navigate = useNavigate();
  const { number } = useWords();
  const { add: mayAdd } = useRights('UNIFORM_MONITORING');
  const { add: mayAddItems } = useRights('UNIFORM_SETTINGS');
  const place = useTeamPlace();
  const concern = concernOf(place.get('concern'));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isObserving, setObserving] = useState(false);
  const { data, error, refetch, isFetching, isPlaceholderData, more } = useUniformBoard(place.filter, concern);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const rows = data?.rows ?? [];
  const picked = rows.filter(({ employeeId }) => chosen.has(employeeId));
  const judged = picked.filter(({ isOwn }) => !isOwn);
  const people = (): string => (picked.length === 0 ? '' : `?people=${picked.map(({ employeeId }) => employeeId).join(',')}`);
  const isNarrowed = place.isNarrowed || concern !== null;
  const clear = (): void => {
    place.clear();
    place.put({ concern: null });
  };
  const actions = mayAdd && data?.hasItems ? [{ key: 'issue', kind: 'filled' as const, label: translate('uniforms.issue'), run: () => void navigate(`${ISSUE}${people()}`) }] : [];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={BOARD} divided />
      <ShapeBar>
        <SmallChoice label={translate('uniforms.concern')} value={concern ?? ''} options={[{ value: '', label: translate('uniforms.everybody') }, ...CONCERNS.map((value) => ({ value, label: translate(`enum.UniformConcern.${value}`) }))]} onChoose={(value) => place.put({ concern: value })} isWhole />
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching ? <ProgressLine /> : null}
      {data === undefined ? <Skeleton widths={[480, 480, 320, 320]} /> : (
        <TeamScroll role="region" aria-label={title} tabIndex={0} aria-busy={isPlaceholderData}>
          {data.hasItems ? <div className="strip"><FigureStrip figures={CONCERNS.map((key) => ({ key, label: translate(`uniforms.figure.${key}`), value: number(data[FIGURE_OF[key]]), path: `${BOARD}?${place.with({ concern: key })}` }))} /></div> : null}
          {rows.length > 0 ? <BoardTable rows={rows} label={title} chosen={chosen} mayChoose={mayAdd} onChosen={setChosen} />
            : isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('uniforms.noneFound')} action={{ label: translate('roster.clear'), run: clear }} />
              : <EmptyState drawing={<TickTrayDrawing />} title={translate(data.hasItems ? 'uniforms.nobody' : 'uniforms.noItems')} message={translate(mayAddItems ? 'uniforms.noItemsWhy' : 'uniforms.noItemsAsk')} {...(mayAddItems ? { action: { label: translate('uniforms.toItems'), run: () => void navigate(ITEMS) } } : {})} />}
        </TeamScroll>
      )}
      <TeamFoot data-chosen={picked.length > 0 ? '' : undefined}>
        <span role="status">{picked.length > 0 ? translate('uniforms.chosen', { smart_count: picked.length }) : data === undefined ? '' : translate('uniforms.people', { smart_count: data.totalRecords })}</span>
        <span className="rest" />
        <ShowMore label={translate('uniforms.more')} pages={{ more, isFetching }} />
        {mayAdd && picked.length > 0 ? <Button size="small" variant="outlined" onClick={() => void navigate(`${ISSUE}${people()}`)}>{translate('uniforms.issueTo', { smart_count: picked.length })}</Button> : null}
        {mayAdd && judged.length > 0 ? <Button size="small" variant="outlined" onClick={() => setObserving(true)}>{translate('uniforms.observeMany', { smart_count: judged.length })}</Button> : null}
      </TeamFoot>
      {isObserving ? <ObserveDialog people={judged} onClose={(isDone) => {
        setObserving(false);
        if (isDone) setChosen(new Set());
      }} /> : null}
    </>
  );
};
