import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { StartOnboardingDocument } from '../../../../generated/onboarding/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChosen } from '../candidates/acts/useChosen.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

type Props = { readonly candidates: readonly number[]; readonly who: string; readonly names?: string; /** Of the accepted offer. */ readonly joiningDate?: string | null; readonly onClose: () => void; readonly onDone: (individuals: readonly number[]) => void };

/** Hired candidates join: when, and whether they are invited at once. */
export const StartDialog = ({ candidates, who, names = '', joiningDate = null, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('onboarding', true);
  const { values, show, isComplete, left } = useAsked(`joining start ${candidates.join(' ')}`, { joiningDate, invite: true }, refusal);
  const asked: readonly Asked[] = [
    { field: plainField('joiningDate', 'date'), label: translate('onboard.start.day'), help: translate(candidates.length > 1 ? 'onboard.start.dayHelpMany' : 'onboard.start.dayHelp') },
    { field: plainField('invite', 'yesNo'), label: translate('onboard.start.invite') },
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const day = values['joiningDate'];
    const done = await run(StartOnboardingDocument, { candidateId: [...candidates], joiningDate: typeof day === 'string' && day !== '' ? day : null, invite: values['invite'] === true }, translate('onboard.start.done', { who }));
    if (done) onDone(done.individualId);
  };
  return (
    <ActDialog title={translate('onboard.start.title', { who })} names={names} consequence={translate('onboard.start.body')} act={translate('onboard.start.menu')} isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {asked.map(show)}
    </ActDialog>
  );
};

/** The same from the list or the page of candidates. */
export const StartFromCandidates = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const { who, names } = useChosen(target, ids);
  return <StartDialog candidates={ids.map(Number)} who={who} names={names} onClose={onClose} onDone={onDone} />;
};
