import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { onPhone } from '../../shell/widths.ts';
import type { Shown } from './parts.ts';

const List = styled('ul')({
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: 8, minHeight: 34, padding: '0 16px' },
  '& li[data-head]': { fontWeight: 500 },
  '& li + li[data-head]': { marginTop: 4 },
  '& li:hover': { background: 'var(--hover)' },
  '& a, & .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'var(--text)', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .name': { color: 'var(--text-2)' },
  '& small': { fontSize: 12, color: 'var(--text-3)' },
  '& i': { position: 'relative', width: 64, height: 6, flex: 'none', borderRadius: 1.5, background: 'var(--hair)', overflow: 'hidden' },
  '& i span': { display: 'block', height: '100%', background: 'var(--c1)' },
  '& b': { minWidth: 32, textAlign: 'right', fontWeight: 500 },
  [onPhone]: { '& li': { minHeight: 44 } },
});

export type Line = Omit<Shown, 'part'> & { readonly key: string; readonly name: string; readonly code: string; readonly path: string | null };

/** Parts with their people, each leading to its record; the bar is the share of all people. */
export const PartList = ({ lines, all }: { readonly lines: readonly Line[]; readonly all: number }) => {
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const translate = useTranslate();
  return (
    <List>
      {lines.map(({ key, name, code, path, level, people, isHead }) => (
        <li key={key} data-head={isHead ? '' : undefined} style={{ paddingLeft: 16 + level * 20 }}>
          {path === null ? <span className="name">{name}</span> : <Link to={path}>{name}</Link>}
          <small>{code}</small>
          {people === null ? null : (
            <>
              <i aria-hidden>
                <span style={{ width: `${all === 0 ? 0 : Math.round((people / all) * 100)}%` }} />
              </i>
              <b aria-label={translate('structure.people', { smart_count: people })}>{number.format(people)}</b>
            </>
          )}
        </li>
      ))}
    </List>
  );
};
