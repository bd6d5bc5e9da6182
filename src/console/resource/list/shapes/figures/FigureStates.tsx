import type { ReactNode } from 'react';
import { Skeleton } from '../../../../shell/pieces/Skeleton.tsx';
import { ProgressLine } from '../../../../shell/frame/ProgressLine.tsx';
import { ErrorState } from '../../../../shell/states/ErrorState.tsx';
import type { RecordGroups } from '../../../../providers/data/recordGroups.ts';

type Props = { readonly asked: { readonly data: RecordGroups | undefined; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }; readonly children: (data: RecordGroups) => ReactNode };

/** Figures once they are there; else why not. */
export const FigureStates = ({ asked: { data, error, isFetching, refetch }, children }: Props) => (
  <>
    {isFetching && data !== undefined ? <ProgressLine /> : null}
    {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : data === undefined ? <Skeleton widths={[320, 480, 400]} /> : children(data)}
  </>
);
