import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ArrowLeft, Search } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { takeTyped } from '../frame/typedAhead.ts';
import { ScopeChip } from './ScopeChip.tsx';
import type { Palette } from './usePalette.ts';

const Head = styled('div')({
  height: 52,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px',
  fontSize: 16,
  borderBottom: '1px solid var(--line)',
  '& input': { flex: 1, minWidth: 0, border: 0, outline: 0, background: 'none', caretColor: 'var(--accent-text)' },
  '& input::placeholder': { color: 'var(--text-3)', opacity: 1 },
});

export type PaletteQueryProps = { readonly palette: Palette; readonly listId: string };

/** The field of the palette with its scope, or with the way back from the actions of a line; the marked line is told to screen readers. */
export const PaletteQuery = ({ palette, listId }: PaletteQueryProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery, scope, setScope, active, of, back, onKeyDown } = palette;
  const label = of ? translate('palette.its', { name: of.label }) : translate('shell.search');
  const withFocus = (act: () => void): void => {
    act();
    input.current?.focus();
  };
  const takeOver = useEffectEvent(() => {
    const typed = takeTyped();
    if (typed !== '') setQuery(typed);
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <Head>
      {of ? (
        <IconButton size="small" edge="start" aria-label={translate('palette.back')} onClick={() => withFocus(back)}>
          <ArrowLeft size={20} />
        </IconButton>
      ) : (
        <Search size={20} aria-hidden />
      )}
      <input
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active?.key}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {of ? null : <ScopeChip scope={scope} onChange={(next) => withFocus(() => setScope(next))} />}
    </Head>
  );
};
