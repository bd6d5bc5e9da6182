import { memo, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListPart } from '../ListModel.ts';
import { SearchBox } from '../../../shell/pieces/SearchBox.tsx';
import { onPhone } from '../../../shell/widths.ts';

const Find = styled(SearchBox)({ flex: '0 1000 220px', minWidth: 120, [onPhone]: { flex: 1, height: 40 } });

const WAIT = 250;

/** Finds in all rows that the filters leave, as the server folds text. Typing waits a moment, Enter does not, Esc empties it. */
export const FindField = memo(({ isShort = false }: { /** There is no room for how many rows there are. */ readonly isShort?: boolean }) => {
  const { search, total, isEstimate, change, target } = useListPart(({ address, rows, change: to, target: of }) => ({ search: address.search, total: rows.total, isEstimate: rows.isEstimate, change: to, target: of }));
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const [text, setText] = useState(search);
  const sent = useRef(search);
  if (search !== sent.current) {
    sent.current = search;
    if (search !== text.trim()) setText(search);
  }
  const send = (wanted: string): void => {
    if (wanted.trim() !== search) change({ search: wanted.trim() });
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const placeholder = total === undefined || isShort ? translate('grid.find') : translate('grid.findIn', { smart_count: total, number: words.number(total, isEstimate) });
  return (
    <Find
      data-list-find
      label={translate('grid.find')}
      placeholder={placeholder}
      aria-keyshortcuts="/"
      text={text}
      onText={(next) => {
        setText(next);
        // Emptied, it does not wait.
        if (next === '') send('');
      }}
      onKeyDown={({ key }) => key === 'Enter' && send(text)}
    />
  );
});
FindField.displayName = 'FindField';
