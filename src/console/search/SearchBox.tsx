import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { useTranslate } from 'react-admin';
import { onPhone } from '../shell/widths.ts';

const Box = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  maxWidth: 640,
  margin: '0 16px 4px',
  padding: '0 12px',
  border: '1px solid var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-3)',
  flex: 'none',
  '& svg': { flex: 'none' },
  // The ring is the box's; the outline, clear, is seen where colours are forced.
  '& input': { flex: 1, minWidth: 0, border: 0, padding: 0, outline: '2px solid transparent', background: 'none', color: 'var(--text)', fontSize: 16, '&::placeholder': { color: 'var(--text-3)', opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '&:focus-within': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  [onPhone]: { height: 44 },
});

/** Milliseconds of rest before the server is asked. */
const WAIT = 200;

type Props = { readonly words: string; readonly onWords: (words: string) => void; readonly onDown: () => void };

/** What to look for. Typing waits a moment, Enter does not, Escape empties it, the arrow down goes to the first result. */
export const SearchBox = ({ words, onWords, onDown }: Props) => {
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
    <Box>
      <Search size={20} aria-hidden />
      <input
        type="search"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-label={translate('search.box')}
        placeholder={translate('search.box')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // While a word is being put together its keys are the input method's.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onWords(text.trim());
          else if (event.key === 'ArrowDown') onDown();
          else if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            setText('');
            onWords('');
            return;
          } else return;
          event.preventDefault();
        }}
      />
    </Box>
  );
};
