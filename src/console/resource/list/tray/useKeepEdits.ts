import { useEffect, useRef } from 'react';
import { sessionState, useSession } from '../../../providers/authSession.ts';
import { useListModel } from '../ListModel.ts';
import { keepEdits, keptKey } from './keptEdits.ts';

/** Keeps the edits of the list when the session ends; `useTakeEdits` brings them back. */
export const useKeepEdits = (): void => {
  const { target, edits } = useListModel();
  const userId = useSession()?.user.userId;
  const owner = useRef(userId);
  if (userId !== undefined) owner.current = userId;
  useEffect(
    () =>
      sessionState.subscribe(() => {
        if (sessionState.get().status === 'out' && edits.get().size > 0) keepEdits(keptKey(owner.current, target.name), edits.get());
      }),
    [edits, target.name],
  );
};
