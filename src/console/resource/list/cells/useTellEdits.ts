import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { isAttended } from '../../../providers/attention.ts';
import { authFetch } from '../../../providers/authFetch.ts';
import { useListModel } from '../ListModel.ts';
import { useEdits } from './useEdits.ts';

type Told = { readonly id: string; readonly fields: readonly string[]; readonly by: { readonly id: string; readonly name: string } };
type Answer = { readonly data?: { readonly tellEditsUnderWay: { readonly others: readonly Told[] } } | null };

/** Milliseconds between two tellings, and after a change until it is told. */
const EVERY = 10_000;
const SOON = 800;
/** Records of one telling. */
const MOST = 200;

const text = 'mutation ($type: String!, $mine: [EditUnderWay!], $seen: [ID!]!) { tellEditsUnderWay(type: $type, mine: $mine, seen: $seen) { others { id fields by { id name } } } }';

/** While somebody is at the cells: tells which they hold changed, and learns which others hold. What cannot be told is left: saving finds out for itself. */
export const useTellEdits = (scroller: RefObject<HTMLDivElement | null>): void => {
  const { target, rows, edits } = useListModel();
  const held = useEdits();
  const translate = useTranslate();
  const { type } = target.resource;
  const { at } = rows;
  const latest = useRef({ at, edits, translate });
  latest.current = { at, edits, translate };
  const tell = useRef<() => void>(undefined);

  useEffect(() => {
    let isTold = false;
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
    const now = (): void => void send().catch(() => undefined);
    tell.current = now;
    const timer = setInterval(() => {
      if (!document.hidden && isAttended()) now();
      else latest.current.edits.others.set([]);
    }, EVERY);
    return () => {
      run.abort();
      clearInterval(timer);
      latest.current.edits.others.set([]);
    };
  }, [scroller, type]);

  // The first telling comes with the first cell that has the focus, the next with each change.
  useEffect(() => {
    const timer = setTimeout(() => tell.current?.(), SOON);
    return () => clearTimeout(timer);
  }, [held]);
};
