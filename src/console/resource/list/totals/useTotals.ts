import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { Field } from '../../../../domain/resource.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { RecordFigure } from '../../../providers/data/recordGroups.ts';
import { useData } from '../../../shell/Steady.tsx';
import { useEntityWords } from '../entityWords.ts';
import { figureText } from '../groups/figureText.ts';
import { useListModel } from '../ListModel.ts';
import { useWhyAbout } from '../useWhyAbout.ts';

export type Sum = { readonly key: string; readonly text: string; readonly title?: string };

/** Totals of everything that the list matches. Answers what one of them says of a field, of amounts one for each currency; without a field how many records there are. */
export const useTotals = (measures: readonly Measure[]): ((at: number, field: Field | undefined) => readonly Sum[]) => {
  const { query, target, rows } = useListModel();
  const dataProvider = useData();
  const formats = useCellFormats();
  const why = useWhyAbout();
  const words = useEntityWords(target.resource);
  const question = useMemo(() => ({ groupBy: [], measures }), [measures]);
  const { sorts: _, ...narrowed } = query;
  const { data, isError } = useQuery({
    queryKey: [target.name, 'groups', narrowed, question],
    queryFn: ({ signal }) => dataProvider.recordGroups(target.name, { ...narrowed, sorts: [] }, question, signal),
    placeholderData: keepPreviousData,
    // Shown again a moment later, as where groups take the place of rows, it is not asked again; writes make it old at once.
    staleTime: 5000,
  });
  const whole = data?.groups[0];
  const counted = (): Omit<Sum, 'key'> => {
    if (whole) return { text: words.number(whole.count) };
    return rows.isEstimate ? { text: words.number(rows.total ?? 0, true), title: why(true, rows.isCounting) ?? '' } : { text: isError ? '–' : '' };
  };
  return (at, field) => {
    const measure = measures[at]!;
    const key = `${measure.measure} ${measure.field}`;
    if (!field) return [{ key, ...counted() }];
    const figures: readonly RecordFigure[] = whole?.measures[at] ?? [];
    if (figures.length === 0) return [{ key, text: data || isError ? '–' : '' }];
    return figures.map((figure) => ({ key: `${key} ${figure.currency}`, text: figureText(measure, field, figure, formats) || '–' }));
  };
};
