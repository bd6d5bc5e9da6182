import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { Portrait } from '../../../fields/image/Portrait.tsx';
import { useChartActs } from '../chartActs.ts';
import { isPartial } from '../model.ts';
import type { ChartNode } from '../model.ts';
import type { Line } from '../lines.ts';

const Words = ({ node }: { readonly node: ChartNode }) => {
  const translate = useTranslate();
  if (node.kind === 'more') return <span className="more">{translate('chart.more', { smart_count: node.left })}</span>;
  if (node.kind === 'department')
    return (
      <span className="words">
        <b>{node.department.name}</b>
        <small>{[node.department.head?.name ?? translate('chart.noHead'), translate('chart.people', { smart_count: node.department.people })].join(' · ')}</small>
      </span>
    );
  const { person } = node;
  return (
    <>
      <Portrait id={person.id} name={person.name} photo={person.photo} size={24} />
      <span className="words">
        <b>{person.name}</b>
        <small>{[person.designation, person.department, person.location].filter(Boolean).join(' · ')}</small>
      </span>
      {person.isCircle ? <span className="circle">{translate('chart.circle')}</span> : null}
    </>
  );
};

type Props = { readonly line: Line; readonly isCurrent: boolean; readonly top: number; readonly height: number };

/** One line of the list: fold, who, and how many below. */
export const ListLine = ({ line: { node, level, position, siblings }, isCurrent, top, height }: Props) => {
  const translate = useTranslate();
  const { model, own, toggle, choose } = useChartActs();
  const isOpen = model.open.has(node.key);
  const rest = isPartial(model, node) ? node.count - (model.below.get(node.key)?.length ?? 0) : 0;
  return (
    <div
      role="treeitem"
      className="line"
      data-key={node.key}
      data-own={node.key === own ? '' : undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.count > 0 ? isOpen : undefined}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      style={{ top, height, paddingLeft: 8 + Math.min(level - 1, 8) * 20 }}
      onClick={() => (node.kind === 'more' ? toggle(node) : choose(node))}
    >
      {node.count > 0 ? (
        <button
          type="button"
          className="fold"
          tabIndex={-1}
          aria-hidden
          data-open={isOpen && rest === 0 ? '' : undefined}
          title={translate(rest > 0 ? 'chart.others' : isOpen ? 'chart.close' : 'chart.open', { smart_count: rest })}
          onClick={(event) => {
            event.stopPropagation();
            toggle(node);
          }}
        >
          {rest > 0 ? <Plus size={16} /> : <ChevronRight size={16} />}
        </button>
      ) : (
        <span className="fold" />
      )}
      <Words node={node} />
      {node.count > 0 ? <span className="count" title={node.kind === 'person' ? translate('chart.reports', { smart_count: node.count }) : undefined}>{node.count}</span> : null}
    </div>
  );
};
