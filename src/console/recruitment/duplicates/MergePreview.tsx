import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Preview } from './useMergePreview.ts';

const Box = styled('section')({ padding: '0 16px 20px', '& h2': { margin: '20px 0 8px' }, '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' }, '& li': { padding: '2px 8px', borderRadius: 4, background: 'var(--canvas)', fontSize: 13, lineHeight: '20px', '[data-theme=dark] &': { background: 'var(--raised)' } }, '& p': { margin: '8px 0 0', maxWidth: '72ch', color: 'var(--text-2)', fontSize: 13 } });

const TRACES: ReadonlySet<string> = new Set(['comments', 'files', 'mails']);

/** What goes over to the one who stays, and what stands against it. */
export const MergePreview = ({ preview, name, hired, hasHidden }: { readonly preview: Preview; readonly name: string; /** Who of them is hired; empty where nobody is. */ readonly hired: string; readonly hasHidden: boolean }) => {
  const translate = useTranslate();
  if (!preview) return null;
  const { conflicts, moves } = preview;
  return (
    <Box>
      <h2>{translate('duplicates.moves', { name })}</h2>
      {moves.length === 0 ? <p>{translate('duplicates.movesNone')}</p> : (
        <ul>
          {moves.map(({ what, count }) => <li key={what}>{translate(TRACES.has(what) ? `duplicates.move.${what}` : what, { smart_count: count })}: {count}</li>)}
        </ul>
      )}
      {hired === '' ? null : <p>{translate('duplicates.hiredStays', { name: hired })}</p>}
      {hasHidden ? <p>{translate('duplicates.hidden', { name })}</p> : null}
      {conflicts.length > 0 ? (
        <Alert severity="warning" role="alert" sx={{ marginTop: '12px' }}>
          <b>{translate('duplicates.against')}</b>
          {conflicts.map((conflict) => <div key={conflict}>{conflict}</div>)}
        </Alert>
      ) : null}
    </Box>
  );
};
