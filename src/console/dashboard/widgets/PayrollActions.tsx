import { useTranslate } from 'react-admin';
import { ReadPayrollActionsDocument } from '../../../../generated/payroll-admin/operations.ts';
import { ReceiptDrawing } from '../../shell/drawings/ReceiptDrawing.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useToday } from '../../shell/useToday.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

/** What payroll has to do next. */
export const PayrollActions = () => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('payroll-admin', ReadPayrollActionsDocument, {}, ({ listPayrollActions }) => listPayrollActions.payrollActions);
  const today = useToday();
  return (
    <WidgetCard title={translate('dashboard.payroll')} query={query} empty={{ when: (actions) => actions.length === 0, text: translate('dashboard.payroll.none'), drawing: <ReceiptDrawing small /> }} count={(actions) => actions.length}>
      {(actions) => (
        <DateRows
          rows={actions.map(({ action, cycleName, dueDate, path }) => ({ key: `${action} ${cycleName}`, date: dueDate, dateText: words.day(dueDate), tone: dueDate < today ? ('bad' as const) : ('warn' as const), text: translate(`dashboard.payroll.${action}`, { cycle: cycleName }), path }))}
        />
      )}
    </WidgetCard>
  );
};
