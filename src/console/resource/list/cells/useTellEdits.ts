import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { isAttended } from '../../../providers/attention.ts';
import { authFetch } from '../../../providers/authFetch.ts';
import type { Place } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import { useEdits } from './useEdits.ts';

type Told = { readonly id: string; readonly fields: readonly string[]; readonly by: { readonly id: string; readonly name: string } };
type Answer = { readonly data?: { readonly tellEditsUnderWay: { readonly others: readonly Told[] } } | null };

/** Milliseconds between two tellings, and while others hold cells that one sees. */
const EVERY = 10_000;
const NEAR = 2000;
/** Milliseconds until a change is told, or one asks who holds the cell one went to. */
const SOON = 800;
/** Records of one telling. */
const MOST = 200;

const text = 'mutation ($type: String!, $mine: [EditUnderWay!], $seen: [ID!]!) { tellEditsUnderWay(type: $type, mine: $mine, seen: $seen) { others { id fields by { id name } } } }';

/** While somebody is at the cells: tells which they hold changed, and learns which others hold. What cannot be told is left: saving finds out for itself. */
export const useTellEdits = (scroller: RefObject<HTMLDivElement | null>, { row, column }: Place): void => {
  const { target, rows, edits } = useListModel();
  const held = useEdits();
  const translate = useTranslate();
  const { type } = target.resource;
  const { at } = rows;
  const latest = useRef({ at, edits, translate });
  latest.current = { at, edits, translate };
  const tell = useRef<() => void>(undefined);
  const told = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    let isTold = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = new AbortController();
    const send = async (): Promise<void> => {
      const { at: rowAt, edits: store, translate: say } = latest.current;
      const mine = Array.from(store.get(), ([id, { cells }]) => ({ id, fields: [...cells.keys()] })).slice(0, MOST);
      const indices = Array.from(scroller.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [], ({ dataset }) => Number(dataset['index']));
      const seen = indices.flatMap((index) => rowAt(index)?.id ?? []).slice(0, MOST);
      // A page that told nothing leaves what the person's other pages told.
      const isNews = isTold || mine.length > 0;
      isTold = mine.length > 0;
      if (!isNews && seen.length === 0) return;
      const response = await authFetch('/graphql/batch-processing', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: text, variables: { type, mine: isNews ? mine : null, seen } }),
        signal: run.signal,
      });
      const answer = (await response.json()) as Answer;
      store.others.set((answer.data?.tellEditsUnderWay.others ?? []).map((one) => ({ ...one, by: { ...one.by, said: say('cells.other', { name: one.by.name }) } })));
    };
    const later = (): void => {
      clearTimeout(timer);
      if (!run.signal.aborted) timer = setTimeout(beat, latest.current.edits.others.get().size > 0 ? NEAR : EVERY);
    };
    const now = (): void => {
      told.current = performance.now();
      void send().catch(() => undefined).finally(later);
    };
    const beat = (): void => {
      if (!document.hidden && isAttended()) return now();
      latest.current.edits.others.set([]);
      later();
    };
    tell.current = now;
    later();
    return () => {
      run.abort();
      clearTimeout(timer);
      latest.current.edits.others.set([]);
    };
  }, [scroller, type]);

  // The first telling comes with the first cell that has the focus, the next with each change.
  useEffect(() => {
    const timer = setTimeout(() => tell.current?.(), SOON);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    const timer = setTimeout(() => (performance.now() - told.current < SOON ? undefined : tell.current?.()), Math.max(SOON, told.current + NEAR - performance.now()));
    return () => clearTimeout(timer);
  }, [row, column]);
};
