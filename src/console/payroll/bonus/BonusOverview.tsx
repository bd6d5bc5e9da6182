import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Parts = styled('div')({ display: 'grid', gap: 20, padding: 16, minWidth: 0 });

/** What a round comes to; its people are in the next tab. */
export const BonusOverview = ({ record }: TabProps) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const number = new Intl.NumberFormat(locale);
  const money = useAmounts(String(record['currency'] ?? 'USD'));
  const [people, total] = [Number(record['people'] ?? 0), Number(record['total'] ?? 0)];
  const isDraft = record['status'] === 'DRAFT';
  return (
    <Parts>
      {isDraft && record['reckonedAt'] == null ? <Note tone="info" title={translate('bonus.notReckoned')}>{translate('bonus.notReckonedWhy')}</Note> : null}
      {record['people'] == null ? null : (
        <FigureStrip
          isLong
          figures={[
            { label: translate('bonusRound.total'), value: money(String(record['total'] ?? 0)) },
            { label: translate('bonusRound.people'), value: number.format(people), path: listAddress('/payroll/bonus/lines', { roundId: { in: [String(record.id)] } }) },
            ...(people > 0 ? [{ label: translate('bonus.average'), value: money((total / people).toFixed(2)) }] : []),
            { label: translate('bonusRound.leftOut'), value: number.format(Number(record['leftOut'] ?? 0)) },
          ]}
        />
      )}
    </Parts>
  );
};
