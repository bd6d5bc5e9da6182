import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEntityWords } from './entityWords.ts';
import { useListModel } from './ListModel.ts';

const Hidden = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });

/** Tells those who hear the page how many match, after a filter or a search, and how many are selected. */
export const Announcer = () => {
  const { rows, selection, target } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  // A rough number that the exact one takes the place of is not worth hearing.
  const count = rows.total === undefined || rows.isStale || rows.isCounting ? '' : words.counted(rows.total, rows.isEstimate);
  const selected = selection.count > 0 ? translate('grid.selected', { smart_count: selection.count, number: words.number(selection.count, selection.isEstimate) }) : '';
  return (
    <Hidden role="status" aria-live="polite">
      {[count, selected].filter((part) => part !== '').join('. ')}
    </Hidden>
  );
};
