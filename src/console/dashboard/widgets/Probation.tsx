import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ReadProbationDocument } from '../../../../generated/core-hr/operations.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { useRights } from '../../providers/authSession.ts';
import { PersonRows } from '../board/PersonRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { peopleForm, peoplePath } from '../board/formOf.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { ProbationDialog } from '../../shell/probation/ProbationDialog.tsx';
import type { WidgetProps } from '../board/widget.ts';
import type { OnProbation, Step } from '../../shell/probation/ProbationDialog.tsx';

/** Probations, the nearest end first, to extend or to confirm. */
export const Probation = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { update } = useRights(peopleForm[board]);
  const [asked, setAsked] = useState<{ readonly person: OnProbation; readonly step: Step }>();
  const query = useWidget('core-hr', ReadProbationDocument, { isTeam: board === 'team' }, ({ listProbationEmployees }) => listProbationEmployees.probationEmployees);
  return (
    <>
      <WidgetCard
        title={translate('dashboard.probation')}
        query={query}
        empty={{ when: (people) => people.length === 0, text: translate('dashboard.probation.none'), drawing: <CalendarDrawing small /> }}
        count={(people) => people.length}
      >
        {(people) => (
          <PersonRows
            rows={people.map((person) => ({
              key: String(person.employeeId),
              id: String(person.employeeId),
              name: person.employeeName,
              detail: translate(person.daysLeft < 0 ? 'dashboard.probation.ended' : 'dashboard.probation.ends', { when: words.inDays(person.daysLeft), date: words.day(person.probationDate) }),
              path: `${peoplePath[board]}/${person.employeeId}`,
              beside: update ? (
                <>
                  <Button size="small" variant="outlined" onClick={() => setAsked({ person, step: 'extend' })} aria-label={translate('dashboard.probation.extendOf', { name: person.employeeName })}>
                    {translate('dashboard.probation.extend')}
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => setAsked({ person, step: 'confirm' })} aria-label={translate('dashboard.probation.confirmOf', { name: person.employeeName })}>
                    {translate('dashboard.probation.confirm')}
                  </Button>
                </>
              ) : null,
            }))}
          />
        )}
      </WidgetCard>
      {asked ? <ProbationDialog person={asked.person} step={asked.step} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
};
