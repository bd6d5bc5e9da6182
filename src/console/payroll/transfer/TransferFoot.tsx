import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { momentText } from '../../resource/history/momentText.ts';
import { fitting, sumOf, type ShownTransfer, type TransferRow } from './transferred.ts';

const Foot = styled('footer')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 44, padding: '6px 16px', borderTop: '1px solid var(--line)', flex: 'none', color: 'var(--text-2)', '& [role="status"]': { marginRight: 'auto' }, '&[data-chosen]': { background: 'var(--accent-wash)', color: 'var(--text)' } });

type Props = { readonly transfer: ShownTransfer; readonly chosen: readonly TransferRow[]; readonly money: (amount: string) => string; readonly mayMark: boolean; readonly onAct: (kind: keyof typeof fitting) => void; readonly onClear: () => void };

/** What was chosen and what can be done with it; else how many there are, and when the last file was made. */
export const TransferFoot = ({ transfer, chosen, money, mayMark, onAct, onClear }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { filedAt, filedBy, totalRecords, currency } = transfer;
  if (chosen.length === 0) return (
    <Foot>
      <span role="status">{translate('transfer.people', { smart_count: totalRecords })}</span>
      <span>{filedAt == null ? translate('transfer.noFile') : translate('transfer.lastFile', { name: filedBy ?? '', when: momentText(filedAt, formats, 'history.todayInside') })}</span>
    </Foot>
  );
  const offered = ([['file', transfer.seesAccounts], ['mark', mayMark], ['back', mayMark]] as const).filter(([kind, may]) => may && chosen.some(fitting[kind]));
  return (
    <Foot data-chosen>
      <span role="status">{translate('transfer.chosen', { smart_count: chosen.length, amount: money(sumOf(chosen.map(({ net }) => net), currency)) })}</span>
      <Button variant="text" onClick={onClear}>{translate('transfer.clear')}</Button>
      {offered.map(([kind]) => <Button key={kind} variant="outlined" onClick={() => onAct(kind)}>{translate(`transfer.${kind}.menu`)}</Button>)}
    </Foot>
  );
};
