import { useId, useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { measureWord, type Measure } from '../../../../domain/lists/aggregate.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { NoteBubble } from '../../../shell/pieces/NoteBubble.tsx';
import { FOOT } from './footHeight.ts';
import { useTotals } from './useTotals.ts';
import { useTotalsKeys } from './useTotalsKeys.ts';

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
  '& .sum:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& .sum > span': { display: 'flex', gap: 6, minWidth: 0 },
  '& .sum.num > span': { justifyContent: 'flex-end' },
  '& .sum.frozen': { position: 'sticky', zIndex: 1 },
  '& .sum small': { fontSize: 12, fontWeight: 400, color: 'var(--text-3)', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

type Props = { readonly columns: readonly Column[]; readonly drawn: readonly number[]; readonly measures: readonly Measure[]; readonly onHeight: (pixels: number) => void };

/** Totals of everything that the list matches, pinned below its rows; amounts have a line for each currency. Records are counted under their name. */
export const TotalsRow = ({ columns, drawn, measures, onHeight }: Props) => {
  const { rows } = useListModel();
  const translate = useTranslate();
  const told = useTotals(measures);
  const sumsOf = ({ field, isTitle }: Column) =>
    measures.flatMap((measure, at) => {
      const isHere = measure.field === undefined ? isTitle : measure.field === field.key;
      return isHere ? told(at, measure.field === undefined ? undefined : field).map((sum) => ({ ...sum, label: translate(measureWord(measure.measure, measure.field === undefined ? undefined : field.kind)) })) : [];
    });
  const sums = columns.map(sumsOf);
  const height = FOOT + (Math.max(1, ...sums.map(({ length }) => length)) - 1) * LINE;
  useLayoutEffect(() => onHeight(height), [height, onHeight]);
  const foot = useRef<HTMLDivElement>(null);
  const id = useId();
  const { noted, ...keys } = useTotalsKeys(foot, sums);
  const whyOf = (place: number): string | undefined => sums[place]?.find(({ title }) => title)?.title;
  const why = noted && whyOf(Number(noted.getAttribute('aria-colindex')) - 2);
  return (
    <Foot ref={foot} role="rowgroup" {...keys}>
      <div role="row" className="row" style={{ height }} aria-rowindex={(rows.total ?? 0) + 2} aria-label={translate('totals.row')}>
        <div role="gridcell" className="sum frozen" style={{ gridColumn: 1, left: 0 }} aria-colindex={1} />
        {drawn.map((place) => {
          const column = columns[place];
          return column ? (
            <div key={column.field.name} role="gridcell" className={`sum${column.isNumber ? ' num' : ''}${column.left === undefined ? '' : ' frozen'}`} aria-colindex={place + 2} style={{ gridColumn: place + 2, left: column.left }} tabIndex={-1} aria-description={whyOf(place)}>
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
      {noted && why ? (
        <NoteBubble id={id} anchor={noted} onPointerEnter={() => undefined} onPointerLeave={() => undefined}>
          {why}
        </NoteBubble>
      ) : null}
    </Foot>
  );
};
