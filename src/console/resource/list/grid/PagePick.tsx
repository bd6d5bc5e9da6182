import { useTranslate } from 'ra-core';
import { useListPart } from '../ListModel.ts';
import { usePagePick } from './usePagePick.ts';

/** The checkbox of the page. */
export const PagePick = ({ isFocused }: { /** It takes the tab stop of the grid. */ readonly isFocused: boolean }) => {
  const translate = useTranslate();
  const isEmpty = useListPart(({ length }) => length === 0);
  const { isAll, isSome, toggle } = usePagePick();
  return (
    <input
      type="checkbox"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      disabled={isEmpty}
      tabIndex={isFocused ? 0 : -1}
      data-column={-1}
      onChange={toggle}
      aria-label={translate('grid.selectPage')}
    />
  );
};
