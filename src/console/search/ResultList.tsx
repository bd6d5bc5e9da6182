import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Avatar } from '../shell/pieces/Avatar.tsx';
import { hasRecords } from '../shell/screens.ts';
import { useScreens } from '../shell/useMenu.ts';
import { messageStem } from '../shell/useScreenLabel.ts';
import { MarkedWords } from './MarkedWords.tsx';
import type { Found } from './useSearch.ts';
import type { KeyboardEvent } from 'react';

const List = styled('ol')({ margin: 0, padding: '4px 8px', listStyle: 'none' });
const Line = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 6,
  color: 'var(--text)',
  textDecoration: 'none',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontWeight: 500 },
  '& .code': { color: 'var(--text-2)' },
  '& .kind': { marginLeft: 'auto', flex: 'none', maxWidth: '40%', color: 'var(--text-3)', fontSize: 12 },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
});

/** From result to result, and from the first back to the box. */
const onKeys = (event: KeyboardEvent<HTMLOListElement>): void => {
  const lines = [...event.currentTarget.querySelectorAll('a')];
  const at = lines.indexOf(document.activeElement as HTMLAnchorElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 };
  const to = places[event.key];
  if (to === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  const box = document.querySelector<HTMLElement>('main input[type=search]');
  if (event.key === 'Escape' || to === -1) box?.focus();
  else lines[Math.min(to ?? 0, lines.length - 1)]?.focus();
};

type Props = { readonly id: string; readonly rows: readonly Found[]; readonly query: string };

/** What was found, best first, each leading to its record. */
export const ResultList = ({ id, rows, query }: Props) => {
  const translate = useTranslate();
  const screens = useScreens();
  const first = useMemo(() => new Map(screens.filter(hasRecords).filter(({ single }) => !single).map((screen) => [screen.type, screen.path] as const).toReversed()), [screens]);
  return (
    <List id={id} aria-label={translate('search.results')} onKeyDown={onKeys}>
      {rows.flatMap(({ type, id: record, title, code }) => {
        const path = first.get(type);
        return path === undefined
          ? []
          : [
              <li key={`${type} ${record}`}>
                <Line to={`${path}/${record}`}>
                  <Avatar id={record} name={title} size={24} />
                  <span className="name">
                    <MarkedWords text={title} query={query} />
                  </span>
                  {code ? (
                    <span className="code">
                      <MarkedWords text={code} query={query} />
                    </span>
                  ) : null}
                  <span className="kind">{translate(messageStem(type), { smart_count: 1 })}</span>
                </Line>
              </li>,
            ];
      })}
    </List>
  );
};
