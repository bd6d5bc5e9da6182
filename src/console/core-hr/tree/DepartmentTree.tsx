import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TOP, TopPlace, overTop } from '../../resource/list/shapes/tree/TopPlace.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { DepartmentLine } from './DepartmentLine.tsx';
import { useDragWords } from './useDragWords.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import type { DragEndEvent } from '@dnd-kit/core';
import type { Line } from './departments.ts';

const Around = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', borderTop: '1px solid var(--line)' });

type Props = {
  readonly lines: readonly Line[];
  readonly onToggle: (id: string) => void;
  /** Absent where the person may not change departments. */
  readonly onAskWhere?: (line: Line) => void;
  /** Dropped on a line, or on the top level. */
  readonly onDrop: (line: Line, on: Line | null) => void;
};

/** The lines of the tree, by mouse, touch and keyboard. */
export const DepartmentTree = ({ lines, onToggle, onAskWhere, onDrop }: Props) => {
  const translate = useTranslate();
  const tell = useSnackbar();
  const words = useDragWords(lines);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const keys = useTreeKeys(lines, { toggle: onToggle, move: onAskWhere });
  const lineOf = (id: unknown): Line | undefined => lines.find(({ node }) => node.department.id === id);
  const end = ({ active, over }: DragEndEvent): void => {
    const line = lineOf(active.id);
    const on = lineOf(over?.id);
    if (line && on?.above.includes(line.node.department.id)) return tell({ type: 'info', message: translate('departmentTree.ownBelow', { name: line.node.department.name, other: on.node.department.name }) });
    if (!line || !over || (over.id !== TOP && (!on || on === line || line.parent === on.node.department.id)) || (over.id === TOP && line.parent === null)) return;
    onDrop(line, on ?? null);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={overTop} accessibility={words} onDragEnd={end}>
      <Around>
        <Scroll role="tree" aria-label={translate('departmentTree.tree')} onKeyDown={keys.onKeyDown}>
          {lines.map((line) => {
            const { id } = line.node.department;
            return (
              <DepartmentLine
                key={id}
                line={line}
                canMove={onAskWhere !== undefined}
                isCurrent={id === keys.currentId}
                onToggle={() => onToggle(id)}
                onMove={() => onAskWhere?.(line)}
                onCurrent={() => keys.setCurrent(id)}
              />
            );
          })}
        </Scroll>
        <TopPlace />
      </Around>
    </DndContext>
  );
};
