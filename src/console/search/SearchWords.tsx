import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SearchBox } from '../shell/pieces/SearchBox.tsx';
import { onPhone } from '../shell/widths.ts';

const Box = styled(SearchBox)({ flex: 'none', gap: 8, height: 40, maxWidth: 640, margin: '0 16px 4px', padding: '0 12px', borderColor: 'var(--field)', '& input': { fontSize: 16 }, [onPhone]: { flex: 'none' } });

/** Milliseconds of rest before the server is asked. */
const WAIT = 200;

type Props = { readonly words: string; readonly onWords: (words: string) => void; readonly onDown: () => void };

/** What to look for. Typing waits a moment, Enter does not, Escape empties it, the arrow down goes to the first result. */
export const SearchWords = ({ words, onWords, onDown }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState(words);
  const [sent, setSent] = useState(words);
  if (words !== sent) {
    setSent(words);
    if (words !== text.trim()) setText(words);
  }
  useEffect(() => {
    const next = text.trim();
    if (next === words) return undefined;
    const timer = setTimeout(() => onWords(next), WAIT);
    return () => clearTimeout(timer);
  }, [text, words, onWords]);
  return (
    <Box
      iconSize={20}
      autoFocus
      label={translate('search.box')}
      text={text}
      onText={(next) => {
        setText(next);
        // Emptied, it does not wait.
        if (next === '') onWords('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onWords(text.trim());
        else if (event.key === 'ArrowDown') onDown();
        else return;
        event.preventDefault();
      }}
    />
  );
};
