import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { ReadWithdrawalMailDocument, WithdrawOfferDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { ActDialog } from '../../resource/acts/ActDialog.tsx';
import { useAsked, type Asked } from '../../resource/acts/useAsked.tsx';
import { useChange } from '../../resource/acts/useChange.ts';

type Props = { readonly offerId: number; readonly who: string; readonly onClose: () => void };
type Mail = { readonly recipient?: string | null; readonly subject: string; readonly body: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Withdrawing = ({ offerId, who, onClose, mail }: Props & { readonly mail: Mail }) => {
  const translate = useTranslate();
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const { recipient } = mail;
  const { values, show, isComplete, left } = useAsked(`withdraw-offer ${offerId}`, { tellCandidate: true, mailSubject: mail.subject, mailBody: mail.body }, refusal);
  const isTold = recipient != null && values['tellCandidate'] === true;
  const asked: readonly Asked[] = [
    { field: plainField('comment', 'longText', { rule: { maxLength: 1000 } }), label: translate('offerActs.why'), help: translate('offerActs.whyHelp') },
    ...(recipient == null ? [] : [{ field: plainField('tellCandidate', 'yesNo'), label: translate('offerActs.tell'), help: isTold ? translate('offerActs.tellTo', { recipient }) : undefined }]),
    ...(isTold
      ? [
          { field: plainField('mailSubject', 'text', { required: true, rule: { maxLength: 200 } }), label: translate('candidateStatus.mailSubject') },
          { field: plainField('mailBody', 'longText', { required: true, rule: { maxLength: 10_000 } }), label: translate('candidateStatus.mailBody') },
        ]
      : []),
  ];
  const act = async (): Promise<void> => {
    if (!isComplete(asked)) return;
    const words = isTold ? { mailSubject: textOf(values['mailSubject']), mailBody: textOf(values['mailBody']) } : { mailSubject: null, mailBody: null };
    if (await run(WithdrawOfferDocument, { offerId, comment: textOf(values['comment']) || null, tellCandidate: isTold, ...words }, ({ message }) => message || translate('offerActs.withdrawn'))) onClose();
  };
  return (
    <ActDialog title={`${translate('offerActs.withdraw')}: ${who}`} names="" consequence={translate('offerActs.withdrawBody')} act={translate('offerActs.withdraw')} isDestructive isWorking={isWorking} refusal={left(asked)} onClose={onClose} onAct={() => void act()}>
      {recipient == null ? <Note tone="info" title={translate('offerActs.notLeft')} /> : null}
      {asked.map(show)}
    </ActDialog>
  );
};

/** Takes an offer back that waits for its answer: why, and what the candidate reads of it. */
export const WithdrawOfferDialog = (props: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['offer-withdrawal-mail', props.offerId], queryFn: ({ signal }) => askAnswer('recruitment', ReadWithdrawalMailDocument, { offerId: props.offerId }, signal), staleTime: 0, gcTime: 0, retry: false });
  if (data) return <Withdrawing {...props} mail={data} />;
  return <Dialog title={`${translate('offerActs.withdraw')}: ${props.who}`} onClose={props.onClose}>{error && !data ? <ErrorState error={error} small onRetry={() => void refetch()} /> : <Skeleton widths={[320, 480, 320]} />}</Dialog>;
};
