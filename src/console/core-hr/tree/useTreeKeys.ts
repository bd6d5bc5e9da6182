import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Line } from './departments.ts';

type Acts = { readonly toggle: (id: string) => void; readonly move: ((line: Line) => void) | undefined };

const focus = (line: Line | undefined): void => document.getElementById(`department-${line?.node.department.id}`)?.focus();

/** One tab stop for the tree; arrows walk, open and close, Enter opens the record, m asks where it goes. */
export const useTreeKeys = (lines: readonly Line[], { toggle, move }: Acts) => {
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string>();
  const at = Math.max(0, lines.findIndex(({ node }) => node.department.id === current));

  const act = (key: string, line: Line): (() => void) | undefined => {
    const { node, isOpen, parent } = line;
    const { id } = node.department;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(lines[at + 1]),
      ArrowUp: () => focus(lines[at - 1]),
      Home: () => focus(lines[0]),
      End: () => focus(lines.at(-1)),
      ArrowRight: () => (node.below.length > 0 && !isOpen ? toggle(id) : node.below.length > 0 ? focus(lines[at + 1]) : undefined),
      ArrowLeft: () => (isOpen ? toggle(id) : focus(lines.find((one) => one.node.department.id === parent))),
      Enter: () => void navigate(`/core-hr/departments/${id}`),
      ...(move ? { m: () => move(line) } : {}),
    };
    return acts[key];
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const line = lines[at];
    if (!line || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const run = act(event.key, line);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  return { currentId: lines[at]?.node.department.id, setCurrent, onKeyDown };
};
