import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { refusedOf } from '../../shell/refusedOf.ts';
import { showSnackbar } from '../../shell/snackbar/snackbars.ts';
import { TOP, isPartial, nothing, personKey, withOpen } from './model.ts';
import { readBelow, readDepartments, readLevels, readPath, readTop } from './readChart.ts';
import type { ChartNode, Model, Person } from './model.ts';
import type { Change } from './readChart.ts';

export type ChartBy = 'manager' | 'department';
export type Chart = {
  readonly model: Model;
  /** Undefined until there is something to show. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly current: string | undefined;
  /** Counts up when the current card is to be brought into view. */
  readonly called: number;
  readonly setCurrent: (key: string) => void;
  /** Makes a card the current one and brings it into view. */
  readonly callTo: (key: string) => void;
  readonly toggle: (node: ChartNode) => void;
  readonly showPerson: (id: string) => void;
  readonly showTop: () => void;
  readonly openTo: (level: number) => void;
  readonly retry: () => void;
};

const peopleAtTop = ({ nodes, below }: Model): readonly Person[] =>
  (below.get(TOP) ?? []).flatMap((key) => {
    const node = nodes.get(key);
    return node?.kind === 'person' ? [node.person] : [];
  });

/** Keys of the nodes above so many levels, as far as they are known. */
const keysAbove = ({ nodes, below }: Model, level: number): readonly string[] => {
  let row = below.get(TOP) ?? [];
  const keys: string[] = [];
  for (let at = 1; at < level; at += 1) {
    keys.push(...row.filter((key) => nodes.get(key)?.kind === 'department'));
    row = row.flatMap((key) => below.get(key) ?? []);
  }
  return keys;
};

/** The chart as it is open, and what can be done to it. It begins at a person, or at the top where there is none. */
export const useChart = (by: ChartBy, start: string | null): Chart => {
  const translate = useTranslate();
  const [model, setModel] = useState<Model>(nothing);
  const [state, setState] = useState<{ readonly isReady: boolean; readonly busy: number; readonly error: unknown }>({ isReady: false, busy: 0, error: undefined });
  const [focus, setFocus] = useState<{ readonly current: string | undefined; readonly called: number }>({ current: undefined, called: 0 });
  const latest = useRef(model);
  const round = useRef(0);

  const apply = useCallback((change: Change) => {
    latest.current = change(latest.current);
    setModel(latest.current);
  }, []);
  const call = useCallback((current: string | undefined): void => setFocus(({ called }) => ({ current, called: called + 1 })), []);

  /** Runs a reading; an answer to what is no longer shown is dropped. A failure is told beside what stays. */
  const run = useCallback(async (work: () => Promise<void>, first = false) => {
    const mine = round.current;
    setState((was) => ({ ...was, busy: was.busy + 1 }));
    try {
      await work();
      if (mine === round.current) setState((was) => ({ ...was, isReady: true, error: undefined }));
    } catch (error) {
      if (mine !== round.current) return;
      if (first) setState((was) => ({ ...was, error }));
      else showSnackbar({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    } finally {
      setState((was) => ({ ...was, busy: was.busy - 1 }));
    }
  }, []);
  const applying = useCallback(async (reading: Promise<Change>): Promise<boolean> => {
    const mine = round.current;
    const change = await reading;
    if (mine !== round.current) return false;
    apply(change);
    return true;
  }, [apply]);

  const begin = useCallback(() => {
    round.current += 1;
    latest.current = nothing;
    setModel(nothing);
    setState((was) => ({ ...was, isReady: false, error: undefined }));
    void run(async () => {
      const fromTop = async () => {
        if (await applying(by === 'department' ? readDepartments() : readTop())) call(latest.current.below.get(TOP)?.[0]);
      };
      if (by === 'department' || start === null) return fromTop();
      // Who has left, or may not be seen, stands nowhere: the chart begins at the top.
      const path = await readPath(start).catch((error: unknown) => (isNowhere(error) ? undefined : Promise.reject(error)));
      if (path === undefined) return fromTop();
      if (await applying(Promise.resolve(path))) call(personKey(start));
    }, true);
  }, [by, start, run, applying, call]);
  useEffect(begin, [begin]);

  const toggle = useCallback((node: ChartNode) => {
    const now = latest.current;
    setFocus((was) => ({ ...was, current: node.key }));
    if (node.kind !== 'more' && now.open.has(node.key) && !isPartial(now, node)) return apply((model) => withOpen(model, [node.key], false));
    if (node.kind !== 'more' && now.whole.has(node.key)) return apply((model) => withOpen(model, [node.key], true));
    void run(async () => {
      const known = new Set(now.below.get(node.parent ?? TOP));
      if (!(await applying(readBelow(node, now)))) return;
      if (node.kind === 'more') return call(latest.current.below.get(node.parent ?? TOP)?.find((key) => !known.has(key)));
      apply((model) => withOpen(model, [node.key], true));
    });
  }, [apply, applying, call, run]);

  const showPerson = useCallback((id: string) => {
    void run(async () => {
      if (await applying(readPath(id))) call(personKey(id));
    });
  }, [run, applying, call]);
  const showTop = useCallback(() => {
    void run(async () => {
      if (by === 'department' || latest.current.whole.has(TOP) || (await applying(readTop()))) call(latest.current.below.get(TOP)?.[0]);
    });
  }, [by, run, applying, call]);
  const openTo = useCallback((level: number) => {
    void run(async () => {
      if (by === 'department') return apply((model) => ({ ...model, open: new Set(keysAbove(model, level)) }));
      if (!latest.current.whole.has(TOP) && !(await applying(readTop()))) return;
      const { change, isCut } = await readLevels(peopleAtTop(latest.current), level);
      if (!(await applying(Promise.resolve(change)))) return;
      call(latest.current.below.get(TOP)?.[0]);
      if (isCut) showSnackbar({ type: 'info', message: translate('chart.cut') });
    });
  }, [by, run, apply, applying, call, translate]);
  const setCurrent = useCallback((current: string) => setFocus((was) => ({ ...was, current })), []);

  return { model, isReady: state.isReady, isBusy: state.busy > 0, error: state.error, ...focus, setCurrent, callTo: call, toggle, showPerson, showTop, openTo, retry: begin };
};

/** A refusal that says 'not there'. */
const isNowhere = (error: unknown): boolean => refusedOf(error).errorCode === 'NOT_FOUND';
