import { useListModel, useListNow } from '../ListModel.ts';

/** Chooses again what was chosen when the dialog opened, where nothing else is by now: for work of which nothing came. */
export const useChooseAgain = (): (() => void) => {
  const now = useListNow();
  const { selection, query } = useListModel();
  const asked = JSON.stringify([query.filter, query.search]);
  const { matching, ids } = selection;
  return () => {
    const { selection: since, query: current } = now();
    if (since.count > 0 || JSON.stringify([current.filter, current.search]) !== asked) return;
    if (matching) since.selectMatching();
    if (matching) since.remove([...ids]);
    else since.add([...ids]);
  };
};
