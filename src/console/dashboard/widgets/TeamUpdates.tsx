import { useTranslate } from 'react-admin';
import { ReadTeamUpdatesDocument } from '../../../../generated/employee-self-service/operations.ts';
import { PersonRows } from '../board/PersonRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { peopleForm } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import type { WidgetProps } from '../board/widget.ts';

/** Who joins and who leaves. */
export const TeamUpdates = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('employee-self-service', ReadTeamUpdatesDocument, { form: peopleForm[board] }, ({ myTeamUpdates }) => [
    ...myTeamUpdates.newJoining.map((person) => ({ ...person, kind: person.daysLeft > 0 ? 'joins' : 'joined' })),
    ...myTeamUpdates.offboarding.map((person) => ({ ...person, kind: person.daysLeft < 0 ? 'left' : 'leaves' })),
  ]);
  return (
    <WidgetCard title={translate('dashboard.teamUpdates')} query={query} empty={{ when: (people) => people.length === 0, text: translate('dashboard.teamUpdates.none') }} count={(people) => people.length}>
      {(people) => (
        <PersonRows
          rows={people.map(({ employeeId, employeeName, designationName, date, kind }) => ({
            key: `${kind} ${employeeId}`,
            id: String(employeeId),
            name: employeeName,
            what: designationName ?? '',
            detail: translate(`dashboard.teamUpdates.${kind}`, { date: words.day(date) }),
          }))}
        />
      )}
    </WidgetCard>
  );
};
