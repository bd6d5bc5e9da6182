import { useLayoutEffect, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { ConsoleDataProvider } from '../../../providers/data/ConsoleDataProvider.ts';
import type { RecordFigure } from '../../../providers/data/recordGroups.ts';
import { useEntityWords } from '../entityWords.ts';
import { figureText } from '../groups/figureText.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { FOOT } from './footHeight.ts';

const LINE = 18;

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  width: 'var(--width)',
  minWidth: '100%',
  background: 'var(--surface)',
  '& .row': { borderTop: '3px double var(--line)', minHeight: FOOT, alignItems: 'center', backgroundColor: 'var(--surface)', lineHeight: `${LINE}px` },
  '& .sum': { gridRow: 1, minWidth: 0, padding: '0 10px', alignSelf: 'stretch', display: 'flex', flexDirection: 'column', justifyContent: 'center', overflow: 'hidden', whiteSpace: 'nowrap', backgroundColor: 'inherit', fontWeight: 500 },
  '& .sum > span': { display: 'flex', gap: 6, minWidth: 0 },
  '& .sum.num > span': { justifyContent: 'flex-end' },
  '& .sum.frozen': { position: 'sticky', zIndex: 1 },
  '& .sum small': { fontSize: 12, fontWeight: 400, color: 'var(--text-3)', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

type Props = { readonly columns: readonly Column[]; readonly drawn: readonly number[]; readonly measures: readonly Measure[]; readonly onHeight: (pixels: number) => void };
type Sum = { readonly key: string; readonly label: string; readonly text: string; readonly title?: string };

/** Totals of everything that the list matches, pinned below its rows; amounts have a line for each currency. Records are counted under their name. */
export const TotalsRow = ({ columns, drawn, measures, onHeight }: Props) => {
  const { query, target, rows } = useListModel();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const formats = useCellFormats();
  const { translate } = formats;
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

  const counted = (): Omit<Sum, 'key' | 'label'> => {
    if (whole) return { text: words.number(whole.count) };
    return rows.isEstimate ? { text: words.number(rows.total ?? 0, true), title: translate('totals.estimate') } : { text: isError ? '–' : '' };
  };
  const sumsOf = ({ field, isTitle }: Column): readonly Sum[] =>
    measures.flatMap((measure, at): readonly Sum[] => {
      const label = translate(`reports.measure.${measure.measure}`);
      const key = `${measure.measure} ${measure.field}`;
      if (measure.field === undefined) return isTitle ? [{ key, label, ...counted() }] : [];
      if (measure.field !== field.key) return [];
      const figures: readonly RecordFigure[] = whole?.measures[at] ?? [];
      if (figures.length === 0) return [{ key, label, text: data || isError ? '–' : '' }];
      return figures.map((figure) => ({ key: `${key} ${figure.currency}`, label, text: figureText(measure, field, figure, formats) || '–' }));
    });
  const sums = columns.map(sumsOf);
  const height = FOOT + (Math.max(1, ...sums.map(({ length }) => length)) - 1) * LINE;
  useLayoutEffect(() => onHeight(height), [height, onHeight]);
  return (
    <Foot role="rowgroup">
      <div role="row" className="row" style={{ height }} aria-rowindex={(rows.total ?? 0) + 2} aria-label={translate('totals.row')}>
        <div role="gridcell" className="sum frozen" style={{ gridColumn: 1, left: 0 }} aria-colindex={1} />
        {drawn.map((place) => {
          const column = columns[place];
          return column ? (
            <div key={column.field.name} role="gridcell" className={`sum${column.isNumber ? ' num' : ''}${column.left === undefined ? '' : ' frozen'}`} aria-colindex={place + 2} style={{ gridColumn: place + 2, left: column.left }}>
              {sums[place]?.map(({ key, label, text, title }) => (
                <span key={key} title={title ?? `${label} ${text}`}>
                  <small>{label}</small>
                  {text}
                </span>
              ))}
            </div>
          ) : null;
        })}
      </div>
    </Foot>
  );
};
