import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { lowered } from '../../domain/lowered.ts';
import { tagOf } from '../providers/i18nLanguages.ts';

const Card = styled('section')({
  border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', minWidth: 0, overflow: 'hidden',
  '& header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 16px' },
  '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& header a': { fontSize: 12, color: 'var(--accent-text)' },
  '& > p': { margin: 0, padding: '0 16px 16px', color: 'var(--text-3)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li a': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12, padding: '8px 16px', borderTop: '1px solid var(--hair)', color: 'inherit', textDecoration: 'none' },
  '& li a:hover': { background: 'var(--hover)' },
  '& b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li span': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& li small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li small:last-of-type': { textAlign: 'right' },
});

export type BenefitsLine = { readonly id: string; readonly path: string; readonly name: string; readonly what: string; readonly amount: string; readonly day: string };

type Props = { readonly title: string; readonly lines: readonly BenefitsLine[]; readonly none: string; /** Its address, and the entity that it lists. */ readonly list: string; readonly entity: string };

/** The first records of a list, each leading to itself. */
export const BenefitsCard = ({ title, lines, none, list, entity }: Props) => {
  const translate = useTranslate();
  const locale = tagOf(useLocale());
  return (
    <Card aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={list}>{translate('benefits.all', { what: lowered(translate(entity, { smart_count: 2 }), locale) })}</Link>
      </header>
      {lines.length === 0 ? <p>{none}</p> : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ id, path, name, what, amount, day }) => (
            <li key={id}>
              <Link to={path}>
                <b>{name}</b>
                <span>{amount}</span>
                <small>{what}</small>
                <small>{day}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
};
