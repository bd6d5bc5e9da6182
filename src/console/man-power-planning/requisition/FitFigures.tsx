import { styled } from '@mui/material/styles';
import { Note } from '../../shell/pieces/Note.tsx';
import { useTold } from '../useTold.ts';
import type { ReadRequisitionFitQuery } from '../../../../generated/recruitment/operations.ts';

const Figures = styled('table')({
  width: '100%', maxWidth: 480, marginTop: 8, borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400 },
  '& th': { textAlign: 'left', paddingRight: 12 },
  '& tfoot :is(th, td)': { borderTop: '3px double var(--line)', borderBottom: 0, fontWeight: 600 },
});

/** What the plan has for a requisition, and what it takes where that is too little. */
export const FitFigures = ({ fit }: { readonly fit: ReadRequisitionFitQuery['answer'] }) => {
  const { translate, number, day } = useTold();
  const { plan, planned, staying, joining, asked, free, isBeyond, beyondPlan, beginBy, leadTimeDays } = fit;
  const says = (): string | undefined => (isBeyond && beyondPlan !== 'NOTHING' ? translate(`planning.fit.${beyondPlan}`) : undefined);
  const lines = [[translate('planning.fit.planned', { plan: plan ?? '' }), planned], [translate('planning.fit.staying'), staying], [translate('planning.fit.joining'), joining], [translate('planning.fit.asked'), asked]] as const;
  return (
    <div aria-live="polite">
      {planned == null || free == null ? <Note tone="info" title={translate('planning.fit.noPlan')} /> : (
        <>
          <Note tone={isBeyond ? 'warning' : 'success'} title={translate(isBeyond ? 'planning.fit.beyond' : 'planning.fit.fits')}>{says()}</Note>
          <Figures aria-label={translate('planning.fit')}>
            <tbody>{lines.map(([label, value], at) => <tr key={label}><th scope="row">{label}</th><td>{at === 0 ? number(value ?? 0) : value ? `−${number(value)}` : '–'}</td></tr>)}</tbody>
            <tfoot><tr><th scope="row">{translate('planning.fit.free')}</th><td>{number(free)}</td></tr></tfoot>
          </Figures>
        </>
      )}
      <p style={{ margin: '12px 0 0', color: 'var(--text-2)' }}>{translate('planning.fit.beginBy', { day: day(beginBy), smart_count: leadTimeDays })}</p>
    </div>
  );
};
