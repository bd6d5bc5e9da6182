import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';

const Whole = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', gridTemplateColumns: 'minmax(0, 744px)', padding: '16px 16px 32px', overflow: 'auto', flex: 1, minHeight: 0, '& > p': { margin: 0, color: 'var(--text-2)', lineHeight: '20px' } });

type CardsPageProps<Data> = {
  readonly path: string;
  readonly asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
};

/** A page of cards below each other, once what they show has come. */
export const CardsPage = <Data,>({ path, asked: { data, error, refetch }, children }: CardsPageProps<Data>) => {
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {data === undefined ? (
        <Skeleton widths={[320, 480, 480]} />
      ) : (
        <Whole tabIndex={0} role="region" aria-label={title}>
          {children(data)}
        </Whole>
      )}
    </>
  );
};
