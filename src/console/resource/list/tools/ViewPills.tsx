import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { useViews } from './useViews.ts';

const Pills = styled('div')({ display: 'flex', gap: 2, minWidth: 0, overflow: 'auto hidden', scrollbarWidth: 'none', '@media (max-width: 599.95px)': { gap: 8 } });
const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  height: 28,
  padding: '0 10px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--text-2)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', '[data-theme=dark] &': { background: 'var(--raised)' } },
  '&:focus-visible': { outlineOffset: -2 },
  '& span': { color: 'var(--text-3)', fontWeight: 400 },
  '@media (max-width: 599.95px)': { height: 36, padding: '0 12px', border: '1px solid var(--line)' },
});

/** The views of a list, each with how many records it has now. */
export const ViewPills = () => {
  const views = useViews();
  const { change, target } = useListModel();
  const translate = useTranslate();
  const { number } = useEntityWords(target.resource);
  return (
    <Pills role="group" aria-label={translate('grid.view.label')}>
      {views.map(({ key, label, filter, count, isEstimate, isOn }) => (
        <Pill key={key} type="button" aria-pressed={isOn} onClick={() => change({ filter })}>
          {label}
          {count === undefined ? null : <span>{number(count, isEstimate)}</span>}
        </Pill>
      ))}
    </Pills>
  );
};
