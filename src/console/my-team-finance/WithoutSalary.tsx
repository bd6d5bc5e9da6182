import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadEmployeesWithoutSalaryDocument } from '../../../generated/payroll-admin/operations.ts';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { TickTrayDrawing } from '../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { SearchBox } from '../shell/pieces/SearchBox.tsx';
import { ShowMore } from '../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { usePages } from '../shell/usePages.ts';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { UnpaidLine } from './UnpaidLine.tsx';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px', padding: '8px 16px', borderBottom: '1px solid var(--line)', flex: 'none', '& p': { margin: 0, color: 'var(--text-2)' } });
const Lines = styled('ul')({ flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });
const Rest = styled('div')({ padding: 16 });

const path = '/my-team-finance/salary-info/without-salary';

/** /my-team-finance/salary-info/without-salary: who works here and is paid by no salary yet, each with what ends that. */
export const WithoutSalary = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs('/my-team-finance/salary-info');
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data, error, refetch, ...pages } = usePages(['without-salary', search], (page, signal) => askAnswer('payroll-admin', ReadEmployeesWithoutSalaryDocument, { search, ...page }, signal));
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isEmpty = data !== undefined && data.rows.length === 0;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data !== undefined && (!isEmpty || search !== '') ? (
        <Tools>
          <p role="status">{translate('salaries.without.count', { smart_count: data.totalRecords })}</p>
          <SearchBox label={translate('salaries.without.search')} text={text} onText={setText} />
        </Tools>
      ) : null}
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {isEmpty ? <EmptyState drawing={<TickTrayDrawing />} title={translate(search === '' ? 'salaries.without.nobody' : 'salaries.without.none')} message={translate(search === '' ? 'salaries.without.nobodyWhy' : 'salaries.without.noneWhy')} /> : null}
      {data && !isEmpty ? (
        <Lines aria-label={title}>
          {data.rows.map((person) => <UnpaidLine key={person.employeeId} person={person} />)}
          {pages.more ? <li><Rest><ShowMore label={translate('salaries.without.more')} pages={pages} /></Rest></li> : null}
        </Lines>
      ) : null}
    </>
  );
};
