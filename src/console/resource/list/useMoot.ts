import { useEffect, useEffectEvent } from 'react';
import { useListModel } from './ListModel.ts';

/** Takes a question about the selection back once nothing is selected any more, as after 'Back', unless work that was begun goes on. */
export const useMoot = (isBegun: boolean, onMoot: () => void): void => {
  const isMoot = useListModel().selection.count === 0 && !isBegun;
  const takeBack = useEffectEvent(onMoot);
  useEffect(() => {
    if (isMoot) takeBack();
  }, [isMoot]);
};
