import { useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { emptyView, type ViewDefinition } from '../../../../domain/lists/listView.ts';
import { useSession } from '../../../providers/authSession.ts';
import { ALL, readWithViews, viewIn } from './addressWithViews.ts';
import type { ListAddress } from './listAddress.ts';
import { savedViewsQuery, type KnownView } from './savedViews.ts';

export type ListViews = {
  /** The saved view that the address names. */
  readonly current: KnownView | undefined;
  /** The address names a view that the person does not have. */
  readonly isGone: boolean;
  /** The view is not known yet, so nothing can be asked. */
  readonly isWaiting: boolean;
  /** Id of the view that the list begins with. */
  readonly start: string | undefined;
  readonly read: (parameters: URLSearchParams) => ListAddress;
  readonly definitionOf: (id: string | undefined) => ViewDefinition;
};

/** The saved views of a screen as far as its address needs them. Those of the session are there at once; another is asked for, and only then the list waits. */
export const useListViews = (screen: string): ListViews => {
  const session = useSession();
  const [parameters, setParameters] = useSearchParams();
  const atHand = useMemo(() => session?.listViews?.filter((view) => view.screen === screen) ?? [], [screen, session?.listViews]);
  const start = atHand.find(({ isStart }) => isStart)?.id;
  const wished = viewIn(parameters, start);
  const isNeeded = wished !== undefined && wished !== ALL && !atHand.some(({ id }) => id === wished);
  const { data, isError } = useQuery({ ...savedViewsQuery(screen), enabled: isNeeded });
  const known = useMemo<readonly KnownView[]>(() => [...(data?.views ?? []), ...atHand.filter(({ id }) => data?.views.every((view) => view.id !== id) ?? true)], [atHand, data]);
  const read = useCallback((from: URLSearchParams) => readWithViews(from, known, start), [known, start]);
  const definitionOf = useCallback((id: string | undefined) => known.find((view) => view.id === id)?.definition ?? emptyView, [known]);
  const isPlain = start !== undefined && wished === start && !parameters.has('view');
  useEffect(() => {
    if (isPlain) setParameters((before) => new URLSearchParams([...before, ['view', start]]), { replace: true });
  }, [isPlain, setParameters, start]);
  const current = known.find(({ id }) => id === wished);
  const isUnknown = isNeeded && current === undefined;
  const isWaiting = isUnknown && data === undefined && !isError;
  const isGone = isUnknown && data !== undefined;
  return useMemo(() => ({ current, isGone, isWaiting, start, read, definitionOf }), [current, definitionOf, isGone, isWaiting, read, start]);
};
