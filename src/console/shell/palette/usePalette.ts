import { useState } from 'react';
import { closeAll } from '../frame/frameState.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';
import type { KeyboardEvent } from 'react';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';
import type { PaletteScope } from './paletteScope.ts';

export type Palette = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly scope: PaletteScope;
  readonly setScope: (scope: PaletteScope) => void;
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  readonly active: PaletteItem | undefined;
  /** The line whose actions are listed. */
  readonly of: PaletteItem | undefined;
  readonly run: (key: string) => void;
  /** From the actions of a line to what was found before, else closes. */
  readonly back: () => void;
  /** Keys in the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The state of the palette: what is asked, what is marked, and whose actions are listed. */
export const usePalette = (): Palette => {
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<PaletteScope>('everything');
  const [marked, setMarked] = useState(0);
  /** Where one was before the actions of a line were listed. */
  const [inside, setInside] = useState<{ readonly of: PaletteItem; readonly query: string; readonly marked: number }>();
  const { groups, isSearching } = usePaletteGroups({ query, scope, of: inside?.of });
  const items = groups.flatMap((group) => group.items);
  const index = Math.min(marked, Math.max(items.length - 1, 0));
  const active = items[index];
  const start = (next: string): void => {
    setQuery(next);
    setMarked(0);
  };
  const end = (act: (() => void) | undefined): void => {
    if (!act) return;
    closeAll();
    act();
  };
  const back = (): void => {
    if (!inside) return closeAll();
    setInside(undefined);
    setQuery(inside.query);
    setMarked(inside.marked);
  };
  const enter = (): void => {
    if (!active?.acts) return;
    setInside({ of: active, query, marked: index });
    start('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) setMarked(items.length === 0 ? 0 : (index + step + items.length) % items.length);
    else if (event.key === 'Enter') end((event.ctrlKey || event.metaKey ? active?.beside : undefined) ?? active?.run);
    else if (event.key === 'Tab' && !event.shiftKey && active?.acts) enter();
    else if (event.key === 'Backspace' && query === '' && inside) back();
    else if (event.key === 'Backspace' && query === '' && scope !== 'everything') setScope('everything');
    else return;
    event.preventDefault();
  };
  const chooseScope = (next: PaletteScope): void => {
    setScope(next);
    setMarked(0);
  };
  return { query, setQuery: start, scope, setScope: chooseScope, groups, isSearching, active, of: inside?.of, run: (key) => end(items.find((item) => item.key === key)?.run), back, onKeyDown };
};
