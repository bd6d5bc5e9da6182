import { memo, useEffect, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useLocaleState, useTranslate } from 'ra-core';
import { tagOf } from '../../../providers/i18nLanguages.ts';
import { Portrait } from '../../../fields/image/Portrait.tsx';
import { useChartActs } from '../chartActs.ts';
import { isPartial } from '../model.ts';
import { useTotal } from '../totals.ts';
import type { Node, NodeProps } from '@xyflow/react';
import type { ChartNode, Person } from '../model.ts';

export type CardFlowNode = Node<{ readonly node: ChartNode }, 'card'>;

/** Milliseconds that a card is in view before its picture and figures are asked for: what only flies by asks for nothing. */
const REST = 250;

const useRested = (): boolean => {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return rested;
};

const Face = ({ person, isAsked }: { readonly person: Person; readonly isAsked: boolean }) => <Portrait id={person.id} name={person.name} photo={isAsked ? person.photo : null} size={40} />;

const Fold = ({ node }: { readonly node: ChartNode }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { model, toggle } = useChartActs();
  const rested = useRested();
  const total = useTotal(node.kind === 'person' ? node.person : NOBODY, rested);
  const isOpen = model.open.has(node.key);
  const rest = isPartial(model, node) ? node.count - (model.below.get(node.key)?.length ?? 0) : 0;
  const Icon = rest > 0 ? Plus : isOpen ? ChevronUp : ChevronDown;
  const label = translate(rest > 0 ? 'chart.others' : isOpen ? 'chart.close' : 'chart.open', { smart_count: rest });
  return (
    <button type="button" className="fold nodrag nopan" tabIndex={-1} title={label} onClick={(event) => { event.stopPropagation(); toggle(node); }}>
      {rest > 0 ? rest : node.count}
      {total !== undefined && total > node.count && rest === 0 ? <small>{translate('chart.inAll', { count: new Intl.NumberFormat(tagOf(locale)).format(total) })}</small> : null}
      <Icon size={12} />
    </button>
  );
};

const NOBODY: Person = { __typename: 'ChartPerson', id: '', name: '', photo: null, designation: null, department: null, location: null, managerId: null, reports: 0, isCircle: false } as Person;

const Inside = ({ node }: { readonly node: ChartNode }) => {
  const translate = useTranslate();
  const rested = useRested();
  if (node.kind === 'more') return <span className="more">{translate('chart.more', { smart_count: node.left })}</span>;
  if (node.kind === 'department') {
    const { name, people, head } = node.department;
    return (
      <>
        {head ? <Face person={head} isAsked={rested} /> : null}
        <span className="words">
          <b>{name}</b>
          <span>{head?.name ?? translate('chart.noHead')}</span>
          <small>{translate('chart.people', { smart_count: people })}</small>
        </span>
      </>
    );
  }
  const { person } = node;
  return (
    <>
      <Face person={person} isAsked={rested} />
      <span className="words">
        <b>{person.name}</b>
        <span>{person.designation}</span>
        <small>{[person.department, person.location].filter(Boolean).join(' · ')}</small>
      </span>
      {person.isCircle ? <RotateCcw className="circle" size={14} /> : null}
    </>
  );
};

/** One card of the chart. The tree beside it is what screen readers and keys use; this is its picture. */
export const CardNode = memo(({ data: { node } }: NodeProps<CardFlowNode>) => {
  const { current, own, choose, toggle } = useChartActs();
  return (
    <div className="card" data-kind={node.kind} data-current={node.key === current ? '' : undefined} data-own={node.key === own ? '' : undefined} onClick={() => (node.kind === 'more' ? toggle(node) : choose(node))}>
      <Inside node={node} />
      {node.count > 0 ? <Fold node={node} /> : null}
    </div>
  );
});
