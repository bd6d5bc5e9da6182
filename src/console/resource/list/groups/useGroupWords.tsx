import type { ReactNode } from 'react';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import { isBucketed } from '../../../../domain/lists/aggregate.ts';
import { oneOf } from '../../../../domain/lists/several.ts';
import { cells } from '../../../fields/cells.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useEntityWords } from '../entityWords.ts';
import type { ListModel } from '../ListModel.ts';
import { figureText } from './figureText.ts';
import { groupLabel } from './groupLabel.ts';
import type { GroupNode } from './groupLayout.ts';

export type GroupWords = {
  readonly label: ReactNode;
  /** By which field it is a group, for those who hear it. */
  readonly field: string;
  readonly count: string;
  /** The count with what is counted, for those who hear it. */
  readonly counted: string;
};

/** What groups are called and what is measured of them. */
export const useGroupWords = ({ address, fields, target }: Pick<ListModel, 'address' | 'fields' | 'target'>, measures: readonly Measure[]) => {
  const formats = useCellFormats();
  const { translate } = formats;
  const words = useEntityWords(target.resource);
  const { groupBy } = address.arrangement;

  /** Undefined where the field is not there any more. */
  const wordsOf = (node: GroupNode): GroupWords | undefined => {
    const grouping = groupBy[node.path.length - 1];
    const field = fields.find(({ key }) => key === grouping?.field);
    if (!grouping || !field) return undefined;
    const [key] = node.group.keys;
    const name = translate(`${target.resource.name}.${field.name}`);
    const label = groupLabel(field, grouping, key, node.group.titles[0] ?? null, name, formats);
    const one = oneOf(field);
    const { Show } = cells[one.kind];
    const isShown = Show && key !== null && key !== undefined && !isBucketed(one) && one.kind !== 'reference';
    return { label: isShown ? <Show value={key} text={label} field={one} /> : label, field: name, count: words.number(node.group.count), counted: words.counted(node.group.count) };
  };

  /** What one measure says of a group; '' where it says nothing. */
  const figureOf = (node: GroupNode, at: number): string => {
    const measure = measures[at];
    const field = fields.find(({ key }) => key === measure?.field);
    if (!measure || !field) return '';
    return (node.group.measures[at] ?? []).map((figure) => figureText(measure, field, figure, formats)).filter((one) => one !== '').join(' · ');
  };
  return { wordsOf, figureOf };
};
