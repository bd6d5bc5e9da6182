import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Skeleton } from '../pieces/Skeleton.tsx';
import { useReason } from '../states/useReason.ts';
import type { ReactNode } from 'react';
import type { Part } from './useBoardPart.ts';

const Box = styled('section')({
  display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 240, '&[data-wide]': { minHeight: 160, gridColumn: '1 / -1' }, background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, padding: '0 8px 0 16px' },
  '& h2': { fontSize: 14, lineHeight: '20px' },
  // What it is about goes below the title where both have no room beside each other.
  '& header > div': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, padding: '8px 0' },
  '& header small': { minWidth: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& header .MuiButton-root': { flex: 'none' },
});
const Body = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', padding: '0 16px 16px', minWidth: 0, gap: 8 });
const Told = styled('div')({ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 12, textAlign: 'center', color: 'var(--text-2)', '& p': { margin: 0, maxWidth: 320, textWrap: 'pretty' } });

type Props<Answer> = { readonly title: string; readonly about?: string; readonly part: Part<Answer>; readonly isEmpty: (answer: Answer) => boolean; readonly table?: (answer: Answer) => ReactNode; readonly isWide?: boolean; /** What is said where there is nothing. */ readonly none?: string; readonly children: (answer: Answer) => ReactNode };

/** Figures under a title, which load, fail and are empty on their own. */
export const FiguresCard = <Answer,>({ title, about, part, isEmpty, table, isWide = false, none, children }: Props<Answer>) => {
  const translate = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { reason } = useReason(part.error);
  const { data } = part;
  const isThere = data !== undefined && !isEmpty(data);
  const failed = (
    <Told role="alert">
      <p>{translate('productivity.failed', { reason })}</p>
      <Button size="small" variant="outlined" onClick={() => void part.refetch()}>{translate('states.retry')}</Button>
    </Told>
  );
  return (
    <Box aria-labelledby={id} aria-busy={part.isPending} data-wide={isWide || undefined}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {about === undefined ? null : <small>{about}</small>}
        </div>
        {isThere && table ? <Button variant="text" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>{translate(isTable ? 'productivity.asChart' : 'productivity.asTable')}</Button> : null}
      </header>
      <Body>{isThere ? (isTable && table ? table(data) : children(data)) : part.isPending ? <Skeleton widths={[240, 320, 280]} /> : part.error ? failed : <Told><p>{none ?? translate('productivity.none')}</p></Told>}</Body>
    </Box>
  );
};
