import { useListModel } from '../ListModel.ts';

/** The checkbox of the page (with 'All': of everything that matches). */
export const usePagePick = () => {
  const { rows, first, length, selection, size } = useListModel();
  const known = size === 'all' ? [] : Array.from({ length }, (_, index) => rows.at(first + index)?.id).filter((id) => id !== undefined);
  const picked = known.filter(selection.has).length;
  const isAll = size === 'all' ? selection.isAll : length > 0 && picked === length;
  return {
    isAll,
    isSome: !isAll && (size === 'all' ? selection.count > 0 : picked > 0),
    toggle: (): void => {
      if (size === 'all') (isAll ? selection.clear : selection.selectMatching)();
      else if (isAll) selection.remove(known);
      else selection.add(known);
    },
  };
};
