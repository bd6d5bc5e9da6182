import { styled } from '@mui/material/styles';
import type { CellFormats } from '../../fields/cellKind.ts';
import type { Plan } from './useRoster.ts';

const Row = styled('div')({
  position: 'sticky', bottom: 0, zIndex: 2, display: 'grid', alignItems: 'center', height: 36, background: 'var(--surface)', borderTop: '3px double var(--line)', fontWeight: 600, fontVariantNumeric: 'tabular-nums',
  '& > *': { padding: '0 10px', minWidth: 0 }, '&[data-short] > *:not(:first-of-type)': { padding: 0, textAlign: 'center' },
  '& > :first-of-type': { position: 'sticky', left: 0, alignSelf: 'stretch', display: 'flex', alignItems: 'center', paddingLeft: 16, background: 'var(--surface)', borderRight: '1px solid var(--line)', fontWeight: 400, color: 'var(--text-3)' },
});

/** How many work on each day, of all people within the filters. */
export const GridTotals = ({ totals, columns, isShort, formats: { locale, translate } }: { readonly totals: NonNullable<Plan['totals']>; readonly columns: string; readonly isShort: boolean; readonly formats: CellFormats }) => {
  const number = new Intl.NumberFormat(locale);
  return (
    <Row role="row" data-short={isShort || undefined} style={{ gridTemplateColumns: columns }}>
      <div role="rowheader">{translate('roster.atWork')}</div>
      {totals.map(({ day, people }) => (
        <div key={day} role="gridcell">{number.format(people)}</div>
      ))}
      <div role="gridcell" />
    </Row>
  );
};
