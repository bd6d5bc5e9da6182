import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { BalanceFigures } from './BalanceFigures.tsx';
import { CreditTable } from './CreditTable.tsx';
import { NotTaken } from './NotTaken.tsx';
import { useOwnBalance } from './useCompOff.ts';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', [onPhone]: { padding: 8 } });
const Sheet = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', overflow: 'hidden', '& tr:last-of-type td': { borderBottom: 0 } });

const path = '/employee-self-service/compensatory-off-balance';
const requests = '/employee-self-service/compensatory-off';

/** /employee-self-service/compensatory-off-balance: what one earned by work on days off, and how long it may be taken. */
export const OwnCompOffBalance = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { add } = useRights('SELF_COMPENSATORY_OFF');
  const { balance, canBeTaken, error, refetch } = useOwnBalance();
  if (error && balance === undefined) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const action = { label: translate('compOffBalance.ask'), run: () => void navigate(`${requests}/create`) };
  const isEmpty = balance === null || (balance !== undefined && balance.credits.length === 0 && Number(balance.taken) === 0);
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided actions={add && !isEmpty ? [{ key: 'ask', kind: 'outlined', icon: <CalendarPlus />, ...action }] : []} />
      {balance === undefined ? <Skeleton widths={[480, 320, 360]} /> : null}
      {isEmpty ? <EmptyState drawing={<BarsDrawing />} title={translate('compOffBalance.ownNone')} message={translate('compOffBalance.ownNoneWhy')} {...(add ? { action } : {})} /> : null}
      {balance && !isEmpty ? (
        <Page>
          {canBeTaken ? null : <NotTaken />}
          <BalanceFigures balance={balance} />
          {balance.credits.length > 0 ? <Sheet><CreditTable credits={balance.credits} label={label} /></Sheet> : null}
        </Page>
      ) : null}
    </>
  );
};
