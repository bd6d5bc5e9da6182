import { Suspense } from 'react';
import { useTranslate } from 'ra-core';
import { DeleteHiringStageDocument } from '../../../../generated/recruitment/operations.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { Looking } from '../../resource/delete/Looking.tsx';
import { UsedBy } from '../../resource/delete/UsedBy.tsx';
import { useReplacement } from '../../resource/delete/useReplacement.ts';
import { useScreenResource } from '../../resource/useScreenResource.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { WarningModal } from '../../shell/pieces/WarningModal.tsx';
import { refusalText } from '../candidates/acts/refusalText.ts';
import type { Stage } from './flowDraft.ts';

type Props = { readonly stage: Stage; readonly onClose: () => void; readonly onDeleted: () => void };

const Asked = ({ stage: { key, name }, onClose, onDeleted }: Props) => {
  const translate = useTranslate();
  const { resource } = useScreenResource('settings/recruitment/hiring-flow/stages');
  const ids = [key];
  const replacement = useReplacement(resource, ids);
  const { users, moveTo, looked, isFree, isBlocked, yes } = replacement;
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const act = async (): Promise<void> => {
    if (await run(DeleteHiringStageDocument, { id: key, moveTo: moveTo?.id ?? null }, translate('hiringFlow.deleted', { name }))) onDeleted();
  };
  return (
    <WarningModal open destructive heading={translate('hiringFlow.deleteTitle', { name })} isWorking={isWorking} isBlocked={isBlocked} {...(yes === undefined ? {} : { yes })} onAccept={() => void act()} onClose={onClose}>
      {users.length > 0 ? <UsedBy resource={resource} ids={ids} name={name} replacement={replacement} /> : isFree ? translate('hiringFlow.deleteEmptyStage') : null}
      <Looking looked={looked} />
      {refusal ? <Refused role="alert">{refusalText(refusal, translate)}</Refused> : null}
    </WarningModal>
  );
};

/** A stage goes; its statuses, and whatever else names it, come to another one. */
export const DeleteStageDialog = (props: Props) => (
  <Suspense>
    <Asked {...props} />
  </Suspense>
);
