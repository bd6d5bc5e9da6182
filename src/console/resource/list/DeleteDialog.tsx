import { useTranslate } from 'ra-core';
import { WarningModal } from '../../shell/pieces/WarningModal.tsx';
import { Looking } from '../delete/Looking.tsx';
import { UsedBy } from '../delete/UsedBy.tsx';
import { useReplacement } from '../delete/useReplacement.ts';
import { useEntityWords } from './entityWords.ts';
import { useListModel } from './ListModel.ts';
import { useMoot } from './useMoot.ts';
import type { Asked } from './asked.ts';
import type { useDelete } from './useDelete.ts';

/** Of a larger selection the server says what refers to it. */
const MOST = 200;

/** The one question before a delete: what, what refers to it and to what that moves, and that it can be undone. */
export const DeleteDialog = ({ asked, deletion }: { readonly asked: Asked; readonly deletion: ReturnType<typeof useDelete> }) => {
  const { target } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const ids = asked.ids.length > MOST ? [] : asked.ids.toSorted();
  const replacement = useReplacement(target.resource, ids);
  const { users, moveTo, looked, isBlocked, yes } = replacement;
  const what = words.counted(asked.count, asked.isEstimate);
  useMoot(deletion.isWorking, deletion.cancel);
  return (
    <WarningModal open destructive isWorking={deletion.isWorking} isBlocked={isBlocked} {...(yes === undefined ? {} : { yes })} onAccept={() => void deletion.run(moveTo?.id ?? null)} onClose={deletion.cancel}>
      {users.length > 0 ? <UsedBy resource={target.resource} ids={ids} name={what} replacement={replacement} /> : translate('grid.delete.body', { what })}
      <Looking looked={looked} />
    </WarningModal>
  );
};
