import { useState } from 'react';
import { print } from 'graphql';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { DecideProbationDocument } from '../../../../generated/core-hr/operations.ts';
import type { DecideProbationMutation, ReadProbationQuery } from '../../../../generated/core-hr/operations.ts';
import { addDays } from '../../../domain/dates.ts';
import { DayField } from '../../fields/date/DayField.tsx';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { Dialog } from '../pieces/Dialog.tsx';
import { ask } from '../ask.ts';
import { useToday } from '../useToday.ts';
import { useWords } from '../useWords.ts';
import { useKeptState } from '../useKeptState.ts';

export type OnProbation = ReadProbationQuery['listProbationEmployees']['probationEmployees'][number];
export type Step = 'extend' | 'confirm';

/** Days that an extension starts with; a month of a probation is 30. */
const MONTH = 30;

type Props = { readonly person: OnProbation; readonly step: Step; readonly onClose: () => void };

/** Extends a probation to a later day, or confirms the employee from a day on. */
export const ProbationDialog = ({ person, step, onClose }: Props) => {
  const translate = useTranslate();
  const words = useWords();
  const client = useQueryClient();
  const tellDone = useUndoable();
  const tellFailure = useTellFailure();
  const today = useToday();
  const isExtension = step === 'extend';
  const [day, setDay] = useKeptState(`probation ${step} ${person.employeeId}`, isExtension ? addDays(person.probationDate, MONTH) : today);
  const [isWorking, setWorking] = useState(false);
  const tooEarly = isExtension ? day <= person.probationDate : day < person.dateOfJoin;
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['dashboard'] });
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const { employeeId, dateOfJoin, probationDate } = person;
      const { updateProbationAndConfirmation } = await ask<DecideProbationMutation>('core-hr', print(DecideProbationDocument), { employeeId, dateOfJoin, oldProbationDate: probationDate, ...(isExtension ? { newProbationDate: day } : { confirmationDate: day }) });
      tellDone({ endpoint: 'core-hr', changeSet: updateProbationAndConfirmation.changeSet ?? null, isToNote: true, message: translate(isExtension ? 'dashboard.probation.extended' : 'dashboard.probation.confirmed', { name: person.employeeName, date: words.day(day) }), onUndone: () => void again() });
      onClose();
    } catch (error) {
      tellFailure(error, { action: 'update' });
    } finally {
      setWorking(false);
      await again();
    }
  };
  return (
    <Dialog
      title={translate(isExtension ? 'dashboard.probation.extendAsk' : 'dashboard.probation.confirmAsk', { name: person.employeeName })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={tooEarly} loading={isWorking} onClick={() => void save()}>
            {translate(isExtension ? 'dashboard.probation.extend' : 'dashboard.probation.confirm')}
          </Button>
        </>
      }
    >
      <p style={{ marginBottom: 16 }}>{translate('dashboard.probation.now', { joined: words.day(person.dateOfJoin), date: words.day(person.probationDate) })}</p>
      <DayField
        label={translate(isExtension ? 'dashboard.probation.newEnd' : 'dashboard.probation.confirmedOn')}
        value={day}
        problem={tooEarly ? translate(isExtension ? 'dashboard.probation.notLater' : 'dashboard.probation.beforeJoining') : undefined}
        onChoose={setDay}
      />
    </Dialog>
  );
};
