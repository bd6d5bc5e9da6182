import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { WithdrawOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { ActDialog } from '../candidates/acts/ActDialog.tsx';
import { useAsked } from '../candidates/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';

type Props = { readonly offerId: number; readonly who: string; readonly onClose: () => void };

/** Takes an offer back that waits for its answer, with why. */
export const WithdrawOfferDialog = ({ offerId, who, onClose }: Props) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('recruitment');
  const { values, show, left } = useAsked({}, refusal);
  const why = { field: plainField('comment', 'longText', { rule: { maxLength: 1000 } }), label: translate('offerActs.why') };
  const act = async (): Promise<void> => {
    const comment = values['comment'] ? String(values['comment']) : null;
    if (await run(WithdrawOfferDocument, { offerId, comment }, () => translate('offerActs.withdrawn'))) onClose();
  };
  return (
    <ActDialog title={`${translate('offerActs.withdraw')}: ${who}`} names="" consequence={translate('offerActs.withdrawBody')} act={translate('offerActs.withdraw')} isDestructive isWorking={isWorking} refusal={left([why])} onClose={onClose} onAct={() => void act()}>
      {show(why)}
    </ActDialog>
  );
};
