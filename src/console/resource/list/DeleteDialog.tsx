import { useTranslate } from 'ra-core';
import { WarningModal } from '../../shell/pieces/WarningModal.tsx';
import { useEntityWords } from './entityWords.ts';
import { useListModel } from './ListModel.ts';
import type { useDelete } from './useDelete.ts';

/** The one question before a delete: what, and that it can be undone. */
export const DeleteDialog = ({ deletion }: { readonly deletion: ReturnType<typeof useDelete> }) => {
  const { selection, target } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  return (
    <WarningModal open={deletion.isAsking} destructive isWorking={deletion.isWorking} onAccept={() => void deletion.run()} onClose={deletion.cancel}>
      {translate('grid.delete.body', { what: words.counted(selection.count) })}
    </WarningModal>
  );
};
