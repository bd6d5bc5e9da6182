import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { onPhone } from '../../../shell/widths.ts';

const Box = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 220px',
  minWidth: 120,
  height: 28,
  padding: '0 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-3)',
  '& svg': { flex: 'none' },
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: 0, background: 'none', color: 'var(--text)', '&::placeholder': { color: 'var(--text-3)', opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { flex: 1, height: 40, '& input': { fontSize: 16 } },
});

const WAIT = 250;

/** Finds in all rows that the filters leave, as the server folds text. Typing waits a moment, Enter does not, Esc empties it. */
export const FindField = () => {
  const { address, change, rows, target } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const [text, setText] = useState(address.search);
  const sent = useRef(address.search);
  if (address.search !== sent.current) {
    sent.current = address.search;
    if (address.search !== text.trim()) setText(address.search);
  }
  const send = (search: string): void => {
    if (search.trim() !== address.search) change({ search: search.trim() });
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const placeholder = rows.total === undefined ? translate('grid.find') : translate('grid.findIn', { smart_count: rows.total, number: words.number(rows.total, rows.isEstimate) });
  return (
    <Box>
      <Search size={14} aria-hidden />
      <input
        type="search"
        value={text}
        autoComplete="off"
        data-list-find
        aria-label={translate('grid.find')}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          setText('');
          send('');
        }}
      />
    </Box>
  );
};
