import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../../fields/input/dateText.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { momentText } from '../../resource/history/momentText.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { SettlementFacts } from './SettlementFacts.tsx';
import { SettlementLines } from './SettlementLines.tsx';
import { SettlementPoints } from './SettlementPoints.tsx';
import type { Sheet, SheetLine } from './settlementSheet.ts';

const Parts = styled('div')({ display: 'grid', gap: 16, minWidth: 0, maxWidth: 1160 });
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', gap: '24px 40px', alignItems: 'start', '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& > *': { minWidth: 0 }, '& aside': { display: 'grid', gap: 24 },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& aside': { display: 'contents' }, '& [data-first]': { order: -1 } },
});
const Steps = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0, fontSize: 13, color: 'var(--text-2)', '& b': { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 600, color: 'var(--text)' } });

type Props = { readonly sheet: Sheet; readonly isOwn: boolean; /** Without it nothing is adjusted. */ readonly onAdjust?: ((line: SheetLine) => void) | undefined };

/** A settlement as it is read: where it stands, what it comes to, every line with how it was reckoned, and what waits. */
export const SettlementView = ({ sheet, isOwn, onAdjust }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const money = useAmounts(sheet.currency);
  const day = (text: string): string => writeDate(text, formats.dateFormat);
  const when = (text: string): string => momentText(text, formats, 'history.todayInside');
  const owes = sheet.net.startsWith('-');
  const isOpen = sheet.status === 'DRAFT' || sheet.status === 'PENDING';
  const deadline = sheet.paidOn ? translate('settlements.paid', { day: day(sheet.paidOn) }) : sheet.dueOn ? translate('settlements.dueOn', { day: day(sheet.dueOn) }) : undefined;
  return (
    <Parts>
      <Steps>
        <b><StatusMark tone={statusLook(sheet.status, 'SettlementStatus')} />{translate(`enum.SettlementStatus.${sheet.status}`)}</b>
        {!isOwn && sheet.preparedBy && sheet.preparedAt ? <span>{translate('settlements.preparedBy', { name: sheet.preparedBy, when: when(sheet.preparedAt) })}</span> : null}
        {!isOwn && sheet.submittedBy ? <span>{translate('settlements.submittedBy', { name: sheet.submittedBy })}</span> : null}
        {sheet.finalizedBy && sheet.finalizedAt ? <span>{translate('settlements.finalBy', { name: sheet.finalizedBy, when: when(sheet.finalizedAt) })}</span> : null}
        {sheet.paidReference ? <span>{`${translate('settlement.paidReference')} ${sheet.paidReference}`}</span> : null}
      </Steps>
      {sheet.isMoved ? <Note tone="warning" title={translate('settlements.moved')}>{translate('settlements.movedWhy')}</Note> : null}
      {sheet.returnReason && sheet.status === 'DRAFT' ? <Note tone="warning" title={translate('settlements.returned')}>{sheet.returnReason}</Note> : null}
      {sheet.isOwn && sheet.status === 'PENDING' ? <Note tone="info" title={translate('settlements.ownWork')} /> : null}
      <FigureStrip
        isLong
        figures={[
          { key: 'net', label: translate(owes ? 'settlements.toRecover' : 'settlements.toPay'), value: money(owes ? sheet.net.slice(1) : sheet.net), note: deadline, isBad: owes },
          { label: translate('settlement.gross'), value: money(sheet.gross) },
          { label: translate('settlement.deductions'), value: money(sheet.deductions) },
          ...(Number(sheet.reimbursements) === 0 ? [] : [{ label: translate('settlement.reimbursements'), value: money(sheet.reimbursements) }]),
        ]}
      />
      <Columns>
        <section aria-label={translate('settlements.lines')}>
          <h2>{translate('settlements.lines')}</h2>
          <SettlementLines sheet={sheet} money={money} onAdjust={onAdjust} />
        </section>
        <aside>
          {!isOwn && isOpen ? <SettlementPoints points={sheet.points} /> : null}
          <SettlementFacts sheet={sheet} isOwn={isOwn} />
        </aside>
      </Columns>
    </Parts>
  );
};
