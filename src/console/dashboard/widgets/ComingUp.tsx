import { useTranslate } from 'react-admin';
import { ReadRemindersDocument } from '../../../../generated/employee-self-service/operations.ts';
import { daysBetween } from '../../../domain/dates.ts';
import { CandleDrawing } from '../../shell/drawings/CandleDrawing.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useToday } from '../../shell/useToday.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import type { DateRow } from '../board/DateRows.tsx';

/** Birthdays, anniversaries, awards, and for administrators what closes the leave year, in the order of their days. */
export const ComingUp = () => {
  const translate = useTranslate();
  const words = useWords();
  const today = useToday();
  const query = useWidget('employee-self-service', ReadRemindersDocument, {}, ({ getReminders }) => getReminders);
  /** What is to come first, in its order; then what was, the latest first. */
  const order = (date: string): number => {
    const away = daysBetween(today, date);
    return away >= 0 ? away : 1000 - away;
  };
  const row = (key: string, date: string, tone: DateRow['tone'], text: string): DateRow => ({ key, date, dateText: words.day(date), tone, text });
  const rowsOf = ({ birthday, workAnniversary, awards, leaveClosure }: NonNullable<typeof query.data>): readonly DateRow[] =>
    [
      ...leaveClosure.map(({ step, dueDate, count, path }) => ({ ...row(step, dueDate, 'warn', translate(`dashboard.closure.${step}`, { smart_count: count, number: words.number(count) })), path })),
      ...birthday.map(({ employeeId, employeeName, date }) => row(`birthday ${employeeId}`, date, 'info', translate('dashboard.comingUp.birthday', { name: employeeName }))),
      ...workAnniversary.map(({ employeeId, employeeName, date, years }) => row(`anniversary ${employeeId}`, date, 'info', translate('dashboard.comingUp.anniversary', { name: employeeName, smart_count: years }))),
      ...awards.map(({ awardId, employeeName, awardName, awardedOn }) => row(`award ${awardId}`, awardedOn, 'info', translate('dashboard.comingUp.award', { name: employeeName, award: awardName }))),
    ].sort((one, other) => order(one.date) - order(other.date));
  return (
    <WidgetCard title={translate('dashboard.comingUp')} query={query} empty={{ when: (data) => rowsOf(data).length === 0, text: translate('dashboard.comingUp.none'), drawing: <CandleDrawing small /> }}>
      {(data) => <DateRows rows={rowsOf(data)} />}
    </WidgetCard>
  );
};
