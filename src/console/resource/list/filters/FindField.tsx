import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { SearchBox } from '../../../shell/pieces/SearchBox.tsx';
import { onPhone } from '../../../shell/widths.ts';

const Find = styled(SearchBox)({ flexBasis: 220, minWidth: 120, [onPhone]: { flex: 1, height: 40 } });

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
};
