import { useDraggable, useDroppable } from '@dnd-kit/core';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { People } from './People.tsx';
import { Row } from './Row.tsx';
import type { Line } from './departments.ts';

type Props = {
  readonly line: Line;
  readonly canMove: boolean;
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
  readonly onMove: () => void;
  readonly onCurrent: () => void;
};

/** One department: fold, name, code, head, people, and a handle that drags it or, pressed, asks where it goes. */
export const DepartmentLine = ({ line: { node, level, isOpen, above, position, siblings }, canMove, isCurrent, onToggle, onMove, onCurrent }: Props) => {
  const translate = useTranslate();
  const { id, name, code, headId, headName, status } = node.department;
  const drag = useDraggable({ id, disabled: !canMove });
  const drop = useDroppable({ id, disabled: !canMove });
  const isClosed = drag.active !== null && above.includes(String(drag.active.id));
  const hasBelow = node.below.length > 0;
  return (
    <Row
      ref={drop.setNodeRef}
      role="treeitem"
      id={`department-${id}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasBelow ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onCurrent}
      data-over={drop.isOver && !drag.isDragging && !isClosed ? '' : undefined}
      data-dragged={drag.isDragging || isClosed ? '' : undefined}
      style={{ paddingLeft: (level - 1) * 24 + 8 }}
    >
      {hasBelow ? (
        <button type="button" className="fold" tabIndex={-1} aria-label={translate(isOpen ? 'departmentTree.close' : 'departmentTree.open', { name })} data-open={isOpen ? '' : undefined} onClick={onToggle}>
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <span className="fold" />
      )}
      <Link className="name" to={`/core-hr/departments/${id}`} tabIndex={-1}>
        {name}
      </Link>
      <span className="code">{code}</span>
      {status === 'INACTIVE' ? <span className="code">{translate('departmentTree.inactive')}</span> : null}
      <span className="head">{headId ? headName : translate('departmentTree.noHead')}</span>
      <People node={node} />
      {canMove ? (
        <button ref={drag.setActivatorNodeRef} type="button" className="grip" {...drag.listeners} tabIndex={-1} aria-label={translate('departmentTree.grip', { name })} title={translate('departmentTree.grip', { name })} onClick={onMove}>
          <GripVertical size={16} aria-hidden />
        </button>
      ) : null}
      <span ref={drag.setNodeRef} hidden />
    </Row>
  );
};
