import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from 'ra-core';
import { PageSizeChoice } from '../../shell/pieces/PageSizeChoice.tsx';
import { useEntityWords } from './entityWords.ts';
import { useListModel } from './ListModel.ts';
import type { PageSize } from '../../shell/pieces/pageSizes.ts';

/** Which rows of how many, how many at once, and the next ones. 'All' has no pages: its rows are windowed; groups have none either. */
export const PageControls = () => {
  const { rows, first, length, size, address, change, prefer, target } = useListModel();
  const translate = useTranslate();
  const { number } = useEntityWords(target.resource);
  if (address.arrangement.groupBy.length > 0) return null;
  const total = rows.total ?? 0;
  const choose = (next: PageSize): void => {
    prefer({ size: next });
    change({ size: next, page: 1 });
  };
  const pages = size === 'all' ? 1 : Math.max(1, Math.ceil(total / size));
  const page = Math.min(address.page, pages);
  return (
    <>
      {length > 0 ? <span>{translate('grid.range', { from: number(first + 1), to: number(first + length), total: number(total, rows.isEstimate) })}</span> : null}
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
};
