import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ReadLeaveDistributionDocument } from '../../../../generated/employee-self-service/operations.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { leaveForm } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { seriesColour } from '../../shell/charts/series.ts';
import { comma } from '../../shell/comma.ts';
import type { WidgetProps } from '../board/widget.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '0 16px 12px',
  '& li': { padding: '8px 0', borderTop: '1px solid var(--hair)' },
  '& .head': { display: 'flex', gap: 8 },
  '& .head b': { marginLeft: 'auto', fontWeight: 600 },
  '& .bar': { display: 'block', height: 6, borderRadius: 3, margin: '4px 0' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Who is on leave today, by its kind. */
export const OnLeave = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('employee-self-service', ReadLeaveDistributionDocument, { form: leaveForm[board] }, ({ getLeaveDistribution }) => getLeaveDistribution.leaveDistribution);
  return (
    <WidgetCard
      title={translate('dashboard.onLeave')}
      query={query}
      empty={{ when: (shares) => shares.length === 0, text: translate('dashboard.onLeave.none'), drawing: <BarsDrawing small /> }}
      count={(shares) => shares.reduce((sum, { leaveCount }) => sum + leaveCount, 0)}
    >
      {(shares) => {
        const most = Math.max(...shares.map(({ leaveCount }) => leaveCount));
        return (
          <List>
            {shares.map(({ leaveName, leaveCount, employees }, at) => (
              <li key={leaveName}>
                <span className="head">
                  {leaveName}
                  <b>{words.number(leaveCount)}</b>
                </span>
                <span className="bar" aria-hidden style={{ width: `${(leaveCount / most) * 100}%`, background: seriesColour(at) }} />
                <small title={employees.map(({ employee_name }) => employee_name).join(comma())}>{employees.map(({ employee_name }) => employee_name).join(comma())}</small>
              </li>
            ))}
          </List>
        );
      }}
    </WidgetCard>
  );
};
