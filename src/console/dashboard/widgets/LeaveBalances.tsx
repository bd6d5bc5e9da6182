import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadMyLeaveDocument } from '../../../../generated/employee-self-service/operations.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

/** Three kinds of leave, as most people have, stand in the card without scrolling. */
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '0 16px 4px',
  '& li': { padding: '6px 0', borderTop: '1px solid var(--hair)' },
  '& .head': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& .head b': { marginLeft: 'auto' },
  '& .bar': { display: 'flex', height: 6, borderRadius: 3, overflow: 'hidden', margin: '3px 0', background: 'var(--hair)' },
  '& .taken': { background: 'var(--c1)' },
  '& .pending': { background: 'var(--c4)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

const part = (days: string, whole: number): string => `${whole > 0 ? Math.min(100, (Number(days) / whole) * 100) : 0}%`;

/** What is left of my leave this year. */
export const LeaveBalances = () => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('employee-self-service', ReadMyLeaveDocument, {}, ({ empLeaveHistory }) => empLeaveHistory.leaveBalances);
  const days = (value: string): string => words.number(Number(value));
  return (
    <WidgetCard
      title={translate('dashboard.leaveBalances')}
      query={query}
      empty={{ when: (balances) => balances.length === 0, text: translate('dashboard.leaveBalances.none'), drawing: <BarsDrawing small /> }}
      foot={() => <Link to="/employee-self-service/leave-request/create">{translate('dashboard.leaveBalances.ask')}</Link>}
    >
      {(balances) => (
        <List>
          {balances.map(({ leaveTypeId, leaveName, entitled, carriedForward, taken, pending, balance }) => {
            const whole = Number(entitled) + Number(carriedForward);
            return (
              <li key={leaveTypeId}>
                <span className="head">
                  {leaveName}
                  <b>{translate('dashboard.leaveBalances.left', { smart_count: Number(balance), number: days(balance) })}</b>
                </span>
                <span className="bar" aria-hidden>
                  <span className="taken" style={{ width: part(taken, whole) }} />
                  <span className="pending" style={{ width: part(pending, whole) }} />
                </span>
                <small>{translate(Number(pending) > 0 ? 'dashboard.leaveBalances.ofPending' : 'dashboard.leaveBalances.of', { smart_count: Number(whole), taken: days(taken), pending: days(pending), whole: words.number(whole) })}</small>
              </li>
            );
          })}
        </List>
      )}
    </WidgetCard>
  );
};
