import { useTranslate } from 'react-admin';
import { ReadAttendanceFiguresDocument } from '../../../../generated/attendance/operations.ts';
import { ReadEmployeeCountDocument } from '../../../../generated/core-hr/operations.ts';
import { ReadLeaveDistributionDocument } from '../../../../generated/employee-self-service/operations.ts';
import { Figures } from '../board/Figures.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { attendanceForm, leaveForm, peopleForm, peoplePath } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { comma } from '../../shell/comma.ts';
import type { WidgetProps } from '../board/widget.ts';

const attendancePath = { organisation: '/core-hr/attendance-records', team: '/my-team/attendance', mine: '/employee-self-service/attendance' } as const;

/** Today at a glance: who is here, late, missing, away and where they work. A figure that is not known is a dash. */
export const TodayFigures = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const attendance = useWidget('attendance', ReadAttendanceFiguresDocument, { form: attendanceForm[board] });
  const people = useWidget('core-hr', ReadEmployeeCountDocument, { form: peopleForm[board] }, ({ getEmployeeCount }) => getEmployeeCount);
  const leave = useWidget('employee-self-service', ReadLeaveDistributionDocument, { form: leaveForm[board] }, ({ getLeaveDistribution }) => getLeaveDistribution.leaveDistribution);
  const shown = (value: number | undefined): string => (value === undefined ? '–' : words.number(value));
  const away = leave.data?.flatMap(({ employees }) => employees.map(({ employee_name }) => employee_name));
  return (
    <WidgetCard title={translate('dashboard.today')} query={attendance} empty={{ when: () => false, text: '' }}>
      {({ getAttendanceCount: count, getWorkPlaceCount: place }) => (
        <Figures
          figures={[
            { key: 'onTime', tone: 'ok', label: translate('dashboard.today.onTime'), value: words.number(count.onTimeArrivals), beside: translate('dashboard.today.expected', { number: words.number(count.expected) }), path: attendancePath[board] },
            { key: 'late', tone: 'warn', label: translate('dashboard.today.late'), value: words.number(count.lateArrivals), path: attendancePath[board] },
            { key: 'notIn', tone: 'bad', label: translate('dashboard.today.notIn'), value: words.number(count.notCheckedIn), path: peoplePath[board] },
            { key: 'away', tone: 'info', label: translate('dashboard.today.away'), value: shown(away?.length), beside: away?.slice(0, 3).join(comma()) },
            {
              key: 'home',
              tone: 'none',
              label: translate('dashboard.today.home'),
              value: words.number(place.workFromHome),
              beside: translate('dashboard.today.places', { office: words.number(place.office), field: words.number(place.field), others: words.number(place.others) }),
            },
            ...(board === 'organisation' ? [{ key: 'people', tone: 'none' as const, label: translate('dashboard.today.people'), value: shown(people.data?.active), beside: people.data ? translate('dashboard.today.peopleOf', { smart_count: people.data.total, number: words.number(people.data.total) }) : '', path: peoplePath[board] }] : []),
          ]}
        />
      )}
    </WidgetCard>
  );
};
