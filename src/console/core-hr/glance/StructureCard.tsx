import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PartList } from './PartList.tsx';
import type { Line } from './PartList.tsx';

const Card = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  minWidth: 0,
  '& header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 16px' },
  '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& header a': { fontSize: 12, color: 'var(--accent-text)' },
  '& p': { margin: 0, padding: '0 16px 16px', color: 'var(--text-3)' },
});

type Props = { readonly title: string; readonly lines: readonly Line[]; readonly all: number; readonly list: { readonly path: string; readonly name: string } };

/** One kind of part, and the way to its list. */
export const StructureCard = ({ title, lines, all, list }: Props) => {
  const translate = useTranslate();
  return (
    <Card>
      <header>
        <h2>{title}</h2>
        <Link to={list.path}>{translate('structure.all', { what: list.name })}</Link>
      </header>
      {lines.length === 0 ? <p>{translate('structure.none')}</p> : <PartList lines={lines} all={all} />}
    </Card>
  );
};
