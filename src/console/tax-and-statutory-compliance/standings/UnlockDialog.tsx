import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { addDays } from '../../../domain/dates.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { isCivil } from '../../fields/input/civil.ts';
import { plainField } from '../../fields/plainField.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { FieldFrame } from '../../resource/form/FieldFrame.tsx';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { useToday } from '../../shell/useToday.ts';
import { standingKinds } from './standingKinds.ts';
import type { Standing } from './StandingLine.tsx';
import type { StandingKind } from './standingKinds.ts';

const field = plainField('untilDate', 'date', { required: true });
/** For how long somebody is unlocked, unless payroll says otherwise. */
const USUAL_DAYS = 7;

type Props = { readonly kind: StandingKind; readonly standing: Standing; readonly onClose: () => void };

/** Lets one person declare until a day, whatever holds for the others. */
export const UnlockDialog = ({ kind, standing: { employeeId, employeeName }, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [untilDate, setUntilDate] = useState<unknown>(addDays(useToday(), USUAL_DAYS));
  const { run, isWorking, refusal } = useChange('tax-and-statutory', true);
  const isDay = typeof untilDate === 'string' && isCivil(untilDate);
  const unlock = async (): Promise<void> => {
    if (await run(standingKinds[kind].unlock, { employeeId, untilDate: String(untilDate) }, translate('declarations.unlocked', { name: employeeName }))) onClose();
  };
  const problem = refusal?.told[0];
  return (
    <Dialog
      title={translate('declarations.unlockWho', { name: employeeName })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} disabled={!isDay} onClick={() => void unlock()}>{translate('declarations.unlock')}</Button>
        </>
      }
    >
      <p style={{ margin: '0 0 12px' }}>{translate('declarations.unlockMeans')}</p>
      <FieldFrame id={id} kind="date" label={translate('declarations.lastDay')} required wide={false} broad={false} isSwitch={false} was={undefined} help={undefined} problem={problem}>
        <FieldInput field={field} entity="fbpDeclarationUnlock" id={id} labelId={`${id}-label`} describedBy={problem === undefined ? undefined : `${id}-problem`} invalid={problem !== undefined} value={untilDate} record={{}} onChange={setUntilDate} onBlur={() => undefined} />
      </FieldFrame>
      {refusal && problem === undefined ? <Refused role="alert">{refusal.message}</Refused> : null}
    </Dialog>
  );
};
