import { useLocale, useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { DeleteHiringStatusDocument } from '../../../../generated/recruitment/operations.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { isNew, type Counts, type Flow, type Status } from './flowDraft.ts';

type Props = { readonly flow: Flow; readonly status: Status; readonly counts: Counts; readonly onClose: () => void; readonly onDeleted: () => void };

/** A status goes; who has it, and the past that names it, come to another one. */
export const DeleteStatusDialog = ({ flow, status, counts, onClose, onDeleted }: Props) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const { values, show, isComplete, left } = useAsked(null, {}, refusal);
  const { candidates = 0, steps = 0 } = counts.get(status.key) ?? {};
  const isUsed = candidates > 0 || steps > 0;
  const target: Asked = {
    field: plainField('moveTo', 'reference', { required: true }),
    label: translate('hiringFlow.moveTo'),
    control: (props) => <SelectBox {...props} choices={flow.statuses.filter((one) => one.key !== status.key && !isNew(one)).map(({ key, name }) => ({ value: key, label: name }))} onChoose={props.onChange} />,
  };
  const asked = isUsed ? [target] : [];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    if (await run(DeleteHiringStatusDocument, { statusId: status.key, moveTo: isUsed ? String(values['moveTo']) : null }, translate('hiringFlow.deleted', { name: status.name }))) onDeleted();
  };
  return (
    <ActDialog
      title={translate('hiringFlow.deleteTitle', { name: status.name })}
      names=""
      consequence={isUsed ? translate('hiringFlow.deleteUsed', { candidates: number.format(candidates), steps: number.format(steps) }) : translate('hiringFlow.deleteFree')}
      act={translate('hiringFlow.deleteStatus')}
      isDestructive
      isWorking={isWorking}
      refusal={left(asked)}
      onClose={onClose}
      onAct={() => void act()}
    >
      {asked.map(show)}
    </ActDialog>
  );
};
