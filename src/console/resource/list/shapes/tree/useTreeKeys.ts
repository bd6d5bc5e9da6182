import type { KeyboardEvent } from 'react';
import { isRest, type RestLine, type TreeLine } from './branches.ts';

type Acts = { readonly toggle: (id: string) => void; readonly openRecord: (id: string) => void; readonly move: ((line: TreeLine) => void) | undefined };

/** Keys of a tree grid (ARIA): up and down walk, right opens and goes in, left closes and goes out, Home and End; Enter opens the record, m asks where it goes. */
export const useTreeKeys = (all: readonly (TreeLine | RestLine)[], { toggle, openRecord, move }: Acts) => (event: KeyboardEvent): void => {
  const row = event.target instanceof HTMLElement && event.target.matches('[data-record]') ? event.target : undefined;
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = all.filter((line): line is TreeLine => !isRest(line));
  const at = lines.findIndex((line) => line.row.id === row.dataset.record);
  const line = lines[at];
  if (!line) return;
  const focus = (other: TreeLine | undefined): void => (other ? row.parentElement?.querySelector<HTMLElement>(`[data-record="${CSS.escape(other.row.id)}"]`)?.focus() : undefined);
  const { id } = line.row;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(lines[at + 1]),
    ArrowUp: () => focus(lines[at - 1]),
    Home: () => focus(lines[0]),
    End: () => focus(lines.at(-1)),
    ArrowRight: () => (line.isOpen === false ? toggle(id) : line.isOpen ? focus(lines[at + 1]) : undefined),
    ArrowLeft: () => (line.isOpen ? toggle(id) : focus(lines.find((one) => one.row.id === line.parent))),
    Enter: () => openRecord(id),
    ...(move ? { m: () => move(line) } : {}),
  };
  const run = acts[event.key];
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run();
};
