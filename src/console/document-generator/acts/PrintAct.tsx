import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useGetMany } from 'ra-core';
import { useSession } from '../../providers/authSession.ts';
import { LetterSheet, LetterWords } from '../../shell/pieces/LetterSheet.tsx';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** While it prints, the page is the documents alone, each on a sheet of its own. */
const styles = {
  '@media screen': { '[data-printed]': { display: 'none' } },
  '@media print': { 'body > *:not([data-printed])': { display: 'none !important' }, '[data-printed] article': { border: 0, padding: 0, breakAfter: 'page' } },
} as const;

export const PrintAct = ({ target, ids, onDone }: ActDialogProps) => {
  const organisation = useSession()?.organisation.name ?? '';
  const { data } = useGetMany<Row>(target.name, { ids: [...ids] });
  const begun = useRef(false);
  const isThere = data !== undefined && data.length === ids.length && data.every((row) => row !== undefined && typeof row['body'] === 'string');
  useEffect(() => {
    if (!isThere || begun.current) return;
    begun.current = true;
    // Once the sheets are drawn.
    requestAnimationFrame(() => {
      window.print();
      onDone();
    });
  }, [isThere, onDone]);
  if (!isThere) return null;
  return createPortal(
    <div data-printed>
      <GlobalStyles styles={styles} />
      {data.map((row) => (
        <LetterSheet key={row.id} lang={String(row['language'] ?? '').toLowerCase().replace('sp', 'es')}>
          <small>{organisation}</small>
          <h4>{String(row['name'])}</h4>
          <p><LetterWords text={String(row['body'])} /></p>
        </LetterSheet>
      ))}
    </div>,
    document.body,
  );
};
