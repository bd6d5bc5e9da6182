import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import { useListModel } from '../ListModel.ts';
import { VisuallyHidden } from '../../form/VisuallyHidden.tsx';
import { useMeasureName } from './useMeasureName.ts';
import { useTotals } from './useTotals.ts';

const Foot = styled('dl')({
  display: 'flex',
  gap: 24,
  flex: 'none',
  margin: 0,
  padding: '8px 16px',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  borderTop: '3px double var(--line)',
  background: 'var(--surface)',
  whiteSpace: 'nowrap',
  '& dt': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& dd': { margin: 0, fontWeight: 500, fontSize: 15, lineHeight: '20px' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
});

/** Totals of everything that the list matches, pinned below its rows on a phone; they scroll sideways. */
export const PhoneTotals = ({ measures }: { readonly measures: readonly Measure[] }) => {
  const { fields } = useListModel();
  const translate = useTranslate();
  const nameOf = useMeasureName();
  const told = useTotals(measures);
  const shown = measures.flatMap((measure, at) => {
    const field = fields.find(({ key }) => key === measure.field);
    return measure.field === undefined || field ? [{ name: nameOf(measure), sums: told(at, field) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Foot aria-label={translate('totals.row')} tabIndex={0}>
      {shown.map(({ name, sums }) => {
        const why = sums.find(({ title }) => title)?.title;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={why}>
              {sums.map(({ text }) => text).join(' · ')}
              {why ? <VisuallyHidden> {why}</VisuallyHidden> : null}
            </dd>
          </div>
        );
      })}
    </Foot>
  );
};
