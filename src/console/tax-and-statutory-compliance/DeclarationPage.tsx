import { styled } from '@mui/material/styles';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onNarrow, onPhone } from '../shell/widths.ts';
import type { ReactNode } from 'react';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, display: 'grid', gap: 16, alignContent: 'start', gridAutoRows: 'max-content', '& > *': { maxWidth: 1120 }, [onPhone]: { padding: 12 } });
const Foot = styled('footer')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

/** What is entered, and beside it what it makes of the tax. */
export const Sides = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(300px, 2fr)', gap: '24px 40px', alignItems: 'start',
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& p': { margin: '8px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

type Asked = { readonly isThere: boolean; readonly error: Error | null; readonly refetch: () => unknown };
type Props = { readonly path: string; readonly asked: Asked; /** In place of the page where nothing can be declared. */ readonly instead?: ReactNode; readonly foot?: ReactNode; readonly children?: ReactNode };

/** The frame of a declaration of one's own: its title, what is entered, and the acts below. */
export const DeclarationPage = ({ path, asked: { isThere, error, refetch }, instead, foot, children }: Props) => {
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {error && !isThere ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!isThere && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {instead}
      {isThere && !instead ? <Scroll role="region" aria-label={title} tabIndex={0}>{children}</Scroll> : null}
      {foot && !instead ? <Foot data-save-bar>{foot}</Foot> : null}
    </>
  );
};
