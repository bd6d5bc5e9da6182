import { useDraggable, useDroppable } from '@dnd-kit/core';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { cellOf } from '../../../../fields/cells.tsx';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { factText } from '../board/facts.ts';
import type { Column } from '../../state/columns.ts';
import type { TreeLine } from './branches.ts';

type Props = {
  readonly line: TreeLine;
  readonly name: string;
  /** The columns beside the name. */
  readonly columns: readonly Column[];
  readonly formats: CellFormats;
  readonly isCurrent: boolean;
  readonly isRecordOpen: boolean;
  readonly onToggle: () => void;
  readonly onCurrent: () => void;
  /** Absent where it may not be moved. */
  readonly onMove: (() => void) | undefined;
};

/** One record of the tree: a handle to fold it, its name, the columns of the list, and a handle that drags it or, pressed, asks where it goes. */
export const TreeRow = ({ line: { row, level, isOpen, position, siblings, isMatch }, name, columns, formats, isCurrent, isRecordOpen, onToggle, onCurrent, onMove }: Props) => {
  const { translate } = formats;
  const drag = useDraggable({ id: row.id, disabled: !onMove });
  const drop = useDroppable({ id: row.id, disabled: !onMove });
  return (
    <div
      ref={drop.setNodeRef}
      role="row"
      className="row"
      data-record={row.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onCurrent}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-away={drag.isDragging || undefined}
      data-path={isMatch ? undefined : ''}
      data-open={isRecordOpen || undefined}
    >
      <div role="gridcell" className="title" style={{ paddingLeft: (level - 1) * 20 + 8 }}>
        {isOpen === undefined ? (
          <span className="fold" />
        ) : (
          <button type="button" className="fold" tabIndex={-1} aria-label={translate(isOpen ? 'shapes.tree.close' : 'shapes.tree.open', { name })} data-unfolded={isOpen || undefined} onClick={onToggle}>
            <ChevronRight size={16} aria-hidden />
          </button>
        )}
        <span className="name" title={name}>
          {name}
        </span>
        {onMove ? (
          <button ref={drag.setActivatorNodeRef} {...drag.listeners} type="button" className="grip" tabIndex={-1} aria-label={translate('shapes.tree.move', { name })} title={translate('shapes.tree.move', { name })} onClick={onMove}>
            <GripVertical size={16} aria-hidden />
          </button>
        ) : null}
        <span ref={drag.setNodeRef} hidden />
      </div>
      {columns.map(({ field, isNumber, isCode }) => {
        const text = factText(field, row, formats);
        const kind = cellOf(field);
        return (
          <div key={field.name} role="gridcell" className={isNumber ? 'num' : isCode ? 'code' : undefined} title={text} aria-label={text === '' ? translate('grid.empty') : undefined}>
            {text === '' ? <span className="none">–</span> : kind.Show ? <kind.Show value={row[field.name]} text={text} field={field} /> : text}
          </div>
        );
      })}
    </div>
  );
};
