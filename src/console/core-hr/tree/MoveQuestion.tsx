import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { refusalBody } from '../../providers/data/refusal.ts';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import type { Linked } from '../../providers/data/row.ts';
import { useData } from '../../shell/Steady.tsx';
import type { Node } from './departments.ts';

const screen = 'core-hr/departments';

export type Move = { readonly node: Node; readonly parent: Linked | null };

type Written = { readonly meta?: { readonly changeSet?: string | null } };

/** Asks before a department moves, with what goes along; what the server refuses stands here in its words. */
export const MoveQuestion = ({ move: { node, parent }, onClose }: { readonly move: Move; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useData();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const undoable = useUndoable();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { id, name, version, parentId } = node.department;
  const words = { name, parent: parent?.title ?? '' };

  const move = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = (await dataProvider.update(screen, { id, data: { parentId: parent?.id ?? null }, previousData: { id, version, parentId } })) as Written;
      undoable({ endpoint: 'core-hr', changeSet: answer.meta?.changeSet ?? null, message: translate(parent ? 'departmentTree.moved' : 'departmentTree.movedTop', words) });
      onClose();
    } catch (error) {
      // The one field that is changed: its own words say more than that there are some.
      setRefusal(refusalBody(error).errors['parentId'] ?? failureText(error, { action: 'update', form: translate('department', { smart_count: 1 }) }));
      await queryClient.invalidateQueries({ queryKey: [screen] });
    } finally {
      setWorking(false);
    }
  };

  return (
    <ConfirmDialog title={translate(parent ? 'departmentTree.askTitle' : 'departmentTree.askTop', words)} confirm={translate('departmentTree.move')} isWorking={isWorking} isBlocked={refusal !== undefined} onConfirm={() => void move()} onCancel={onClose}>
      {refusal === undefined ? translate(node.count === 0 ? 'departmentTree.askAlone' : 'departmentTree.askWith', { smart_count: node.count }) : <Refused role="alert">{refusal}</Refused>}
    </ConfirmDialog>
  );
};
