import { useCallback, useMemo, useState } from 'react';

/** Either these ids, or everything that the filter matches except these. */
export type Chosen = { readonly matching: boolean; readonly ids: ReadonlySet<string> };

export type Selection = Chosen & {
  readonly has: (id: string) => boolean;
  /** How many of a list of `total`. */
  readonly count: number;
  /** The list says only about how many match, and so of the selection. */
  readonly isEstimate: boolean;
  /** Everything that matches. */
  readonly isAll: boolean;
  readonly toggle: (id: string) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly selectMatching: () => void;
  readonly clear: () => void;
};

const nothing: Chosen = { matching: false, ids: new Set() };

const withIds = ({ matching, ids }: Chosen, changed: readonly string[], isIn: boolean): Chosen => {
  const next = new Set(ids);
  for (const id of changed) if (isIn) next.add(id); else next.delete(id);
  return { matching, ids: next };
};

/** What is selected. `question` names what matches: another one starts with nothing selected. */
export const useSelection = (question: string, total: number, isEstimate = false): Selection => {
  const [state, setState] = useState({ question, chosen: nothing });
  const chosen = state.question === question ? state.chosen : nothing;
  const change = useCallback(
    (edit: (now: Chosen) => Chosen) => setState((now) => ({ question, chosen: edit(now.question === question ? now.chosen : nothing) })),
    [question],
  );
  const actions = useMemo(
    () => ({
      toggle: (id: string) => change((now) => withIds(now, [id], !now.ids.has(id))),
      add: (ids: readonly string[]) => change((now) => withIds(now, ids, !now.matching)),
      remove: (ids: readonly string[]) => change((now) => withIds(now, ids, now.matching)),
      selectMatching: () => change(() => ({ matching: true, ids: new Set() })),
      clear: () => change(() => nothing),
    }),
    [change],
  );
  const has = useCallback((id: string) => chosen.matching !== chosen.ids.has(id), [chosen]);
  const count = chosen.matching ? Math.max(0, total - chosen.ids.size) : chosen.ids.size;
  return useMemo(() => ({ ...chosen, ...actions, has, count, isEstimate: chosen.matching && isEstimate, isAll: total > 0 && count === total }), [chosen, actions, has, count, isEstimate, total]);
};
