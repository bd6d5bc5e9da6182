import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { ReceiptDrawing } from '../shell/drawings/ReceiptDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { useOwnSalary } from './useOwnSalary.ts';
import type { ReactNode } from 'react';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });

type Props = { readonly path: string; readonly children: (salaries: readonly EmployeeSalary[]) => ReactNode };

/** A page of the own pay, once there is any. */
export const OwnSalaryPage = ({ path, children }: Props) => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useOwnSalary();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} divided />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data?.length === 0 ? <EmptyState drawing={<ReceiptDrawing />} title={translate('salaries.own.none')} message={translate('salaries.own.noneWhy')} /> : null}
      {data && data.length > 0 ? <Scroll role="region" aria-label={title} tabIndex={0}>{children(data)}</Scroll> : null}
    </>
  );
};
