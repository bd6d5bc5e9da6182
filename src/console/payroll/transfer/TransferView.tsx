import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { TransferBanks } from './TransferBanks.tsx';
import { TransferFigures } from './TransferFigures.tsx';
import { TransferPeople } from './TransferPeople.tsx';
import { SETTLEMENTS, STANDINGS, sumAt, type ShownTransfer, type TransferRow } from './transferred.ts';
import type { FundTransferStanding } from '../../../../generated/payroll-admin/operations.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });
const Parts = styled('div')({ display: 'grid', gap: 20, maxWidth: 1240, minWidth: 0 });
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', gap: '24px 40px', alignItems: 'start', '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& section, & aside': { minWidth: 0 },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& aside': { order: -1 } },
});

/** Rows that are read at once, at most: a search finds the others. */
const MOST = 1000;

type Props = {
  readonly transfer: ShownTransfer; readonly title: string; readonly standing: FundTransferStanding | null; readonly text: string; readonly money: (amount: string) => string; readonly chosen: ReadonlyMap<string, TransferRow>;
  readonly onChoose: ((rows: readonly TransferRow[], isOn: boolean) => void) | undefined; readonly onShow: (next: { readonly run?: string; readonly standing?: FundTransferStanding | null; readonly search?: string }) => void; readonly onMore: () => void;
};

/** A final run as it is transferred: its figures, its people, and its banks. */
export const TransferView = ({ transfer, title, standing, text, money, chosen, onChoose, onShow, onMore }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const number = new Intl.NumberFormat(locale);
  const { rows, totalRecords, newAccounts, settlementsDue } = transfer;
  const isSettlement = transfer.runId === SETTLEMENTS;
  const standings = isSettlement ? STANDINGS.filter((value) => value !== 'HELD') : STANDINGS;
  const shown = [{ value: 'ALL', label: translate('transfer.all') }, ...standings.map((value) => ({ value, label: `${translate(`enum.FundTransferStanding.${value}`)} · ${number.format(sumAt(transfer, value).people)}` }))] as const;
  return (
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <Parts>
        <Bar>
          <SmallChoice label={translate('transfer.what')} value={transfer.runId} options={[...(settlementsDue > 0 || isSettlement ? [{ value: SETTLEMENTS, label: settlementsDue > 0 ? translate('transfer.settlementsDue', { smart_count: settlementsDue }) : translate('transfer.settlements') }] : []), ...transfer.runs.map(({ id, name }) => ({ value: id, label: name }))]} onChoose={(run) => onShow({ run })} isWhole />
          <SmallChoice label={translate('transfer.show')} value={standing ?? 'ALL'} options={shown} onChoose={(next) => onShow({ standing: next === 'ALL' ? null : next })} isWhole />
          <SearchBox label={translate('transfer.find')} placeholder={translate('transfer.find')} text={text} onText={(search) => onShow({ search })} />
        </Bar>
        <TransferFigures transfer={transfer} money={money} />
        {newAccounts > 0 ? <Note tone="warning" title={translate('transfer.newAccounts', { smart_count: newAccounts })}>{translate('transfer.newAccountsWhy')}</Note> : null}
        <Columns>
          <section>
            {rows.length === 0 ? <p role="status">{translate(isSettlement && standing === null && text === '' ? 'transfer.settlements.none' : 'common.noResults')}</p> : <TransferPeople label={title} rows={rows} isSettlement={isSettlement} money={money} chosen={chosen} onChoose={onChoose} />}
            {rows.length < totalRecords ? (rows.length < MOST ? <Button onClick={onMore}>{translate('transfer.more')}</Button> : <p>{translate('transfer.narrow', { smart_count: rows.length, total: number.format(totalRecords) })}</p>) : null}
          </section>
          <aside aria-label={translate('fundTransfer.byBank')}>
            <h2>{translate('fundTransfer.byBank')}</h2>
            <TransferBanks transfer={transfer} money={money} />
          </aside>
        </Columns>
      </Parts>
    </Scroll>
  );
};
