import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportJob } from '../job/importJob.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '4px 16px',
  '& li': { display: 'flex', gap: 8, minWidth: 0, minHeight: 24 },
  '& span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'var(--text-2)' },
  '& b': { fontWeight: 500, maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The columns of a file with a value of each, where the file itself is no longer at hand. */
export const ColumnNames = ({ job }: { readonly job: ImportJob }) => {
  const translate = useTranslate();
  return (
    <List>
      {job.columns.map(({ heading, samples }, column) => (
        <li key={column}>
          <b>{heading === '' ? translate('import.match.unnamed', { number: column + 1 }) : heading}</b>
          <span>{samples[0] ?? '–'}</span>
        </li>
      ))}
    </List>
  );
};
