import { useTranslate } from 'ra-core';
import { RestoreArchivedDocument, RestoreBlacklistedDocument } from '../../../../../generated/recruitment/operations.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { stepField } from './stepField.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useMailsAhead } from './useMailsAhead.ts';
import { sendsMail } from '../../../resource/askAlong.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

/** Archived candidates are considered again. */
export const RestoreDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who, names } = useChosen(target, ids);
  const steps = useHiringFlow() ?? [];
  const { run, isWorking, refusal } = useDo(onDone);
  const { values, show, left } = useAsked(`restore ${ids.join(' ')}`, {}, refusal);
  const status = stepField({ label: translate('candidate.status'), help: translate('candidates.archive.statusHelp'), steps: steps.filter(({ inUse }) => inUse), required: false });
  const statusId = values['statusId'] ? Number(values['statusId']) : null;
  const mail = useMailsAhead(statusId === null ? null : { candidateId: ids.map(Number), statusId });
  const act = (mails: boolean): void => void run(RestoreArchivedDocument, { candidateId: ids.map(Number), statusId, ...(mails ? {} : { mails }) }, translate('candidates.restore.done', { who }), mails && sendsMail(mail));
  return (
    <ActDialog title={translate('candidates.restore.title', { who })} names={names} consequence={translate('candidates.restore.body')} act={translate('candidates.restore.act')} isWorking={isWorking} refusal={left([status])} onClose={onClose} onAct={act} mail={mail} mailAct="go">
      {show(status)}
    </ActDialog>
  );
};

/** Blacklisted candidates are considered again: said with who put them there, and why. */
export const UnlistDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who, names } = useChosen(target, ids);
  const { run, isWorking, refusal } = useDo(onDone);
  return (
    <ActDialog title={translate('candidates.unlist.title', { who })} names={names} consequence={translate('candidates.unlist.body')} act={translate('candidates.unlist.act')} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void run(RestoreBlacklistedDocument, { candidateId: ids.map(Number) }, translate('candidates.restore.done', { who }))} />
  );
};
