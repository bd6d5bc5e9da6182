import { memo } from 'react';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from 'ra-core';
import { PageSizeChoice } from '../../shell/pieces/PageSizeChoice.tsx';
import { useEntityWords } from './entityWords.ts';
import { useListPart } from './ListModel.ts';
import type { PageSize } from '../../shell/pieces/pageSizes.ts';

/** Which rows of how many, how many at once, and the next ones. 'All' has no pages: its rows are windowed; groups have none either. */
export const PageControls = memo(() => {
  const { total = 0, isEstimate, isCounting, asked, isGrouped, first, length, size, change, prefer, target } = useListPart(({ rows, address, ...model }) => ({
    total: rows.total,
    isEstimate: rows.isEstimate,
    isCounting: rows.isCounting,
    asked: address.page,
    isGrouped: address.arrangement.groupBy.length > 0,
    first: model.first,
    length: model.length,
    size: model.size,
    change: model.change,
    prefer: model.prefer,
    target: model.target,
  }));
  const translate = useTranslate();
  const { number } = useEntityWords(target.resource);
  if (isGrouped) return null;
  const choose = (next: PageSize): void => {
    prefer({ size: next });
    change({ size: next, page: 1 });
  };
  const pages = size === 'all' ? 1 : Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return (
    <>
      {length > 0 && !(isCounting && size === 'all') ? <span>{translate('grid.range', { from: number(first + 1), to: number(first + length), total: number(total, isEstimate) })}</span> : null}
      <PageSizeChoice value={size} onChange={choose} />
      {size === 'all' ? null : (
        <span style={{ display: 'flex' }}>
          <IconButton size="small" disabled={page <= 1} aria-label={translate('grid.previous')} onClick={() => change({ page: page - 1 })}>
            <ChevronLeft />
          </IconButton>
          <IconButton size="small" disabled={page >= pages} aria-label={translate('grid.next')} onClick={() => change({ page: page + 1 })}>
            <ChevronRight />
          </IconButton>
        </span>
      )}
    </>
  );
});
PageControls.displayName = 'PageControls';
