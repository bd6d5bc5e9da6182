import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { printedMetadata } from '../../../providers/data/printedMetadata.ts';
import { useUndoable } from '../../../resource/form/useUndoable.ts';
import { ConfirmDialog } from '../../../shell/pieces/ConfirmDialog.tsx';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useData } from '../../../shell/Steady.tsx';
import type { Decision } from './decision.ts';

/** Approves or rejects a request after a question; the decision can be undone from the message that follows. */
export const DecideDialog = ({ decision: { screen, row, status, who, what }, onClose }: { readonly decision: Decision; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useData();
  const client = useQueryClient();
  const tellDone = useUndoable();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const isApproval = status === 'APPROVED';
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['dashboard'] });
  const decide = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = await dataProvider.update(screen, { id: row.id, data: { status }, previousData: row });
      const { meta = {} } = answer as { meta?: { changeSet?: string | null; told?: string } };
      const { resource } = await printedMetadata.screenResource(screen);
      tellDone({
        endpoint: resource.endpoint,
        changeSet: meta.changeSet ?? null,
        // Where a workflow goes on, the server says who decides next.
        message: meta.told || translate(isApproval ? 'dashboard.approved' : 'dashboard.rejected', { name: who }),
        onUndone: () => void again(),
      });
    } catch (error) {
      tellFailure(error, { action: 'update' });
    } finally {
      await again();
      onClose();
    }
  };
  return (
    <ConfirmDialog title={translate(isApproval ? 'dashboard.approveAsk' : 'dashboard.rejectAsk', { name: who })} confirm={translate(isApproval ? 'dashboard.approve' : 'dashboard.reject')} destructive={!isApproval} isWorking={isWorking} onConfirm={() => void decide()} onCancel={onClose}>
      {what}
    </ConfirmDialog>
  );
};
