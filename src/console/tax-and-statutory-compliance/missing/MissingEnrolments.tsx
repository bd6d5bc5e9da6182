import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadMissingEnrolmentsDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { isOfState, listOf, missingOf } from '../addresses.ts';
import { MissingLine } from './MissingLine.tsx';
import type { StatutoryScheme } from '../../../../generated/tax-and-statutory/operations.ts';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px', padding: '8px 16px', borderBottom: '1px solid var(--line)', flex: 'none', '& p': { margin: 0, color: 'var(--text-2)' } });
const Lines = styled('ul')({ flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });
const Rest = styled('div')({ padding: 16 });

/** Who should be enrolled in a scheme and is not, each with why and with what ends that. */
export const MissingEnrolments = ({ scheme }: { readonly scheme: StatutoryScheme }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const kind = isOfState(scheme) ? 'state' : 'enrolled';
  const title = label({ path: missingOf(scheme) });
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data, error, refetch, ...pages } = usePages(['missing-enrolments', scheme, search], (page, signal) => askAnswer('tax-and-statutory', ReadMissingEnrolmentsDocument, { scheme, search, ...page }, signal));
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isEmpty = data !== undefined && data.rows.length === 0;
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: label({ path: listOf[scheme] }), path: listOf[scheme] }]} divided />
      {data !== undefined && (!isEmpty || search !== '') ? (
        <Tools>
          <p role="status">{translate(`statutory.missing.count.${kind}`, { smart_count: data.totalRecords })}</p>
          <SearchBox label={translate('salaries.without.search')} text={text} onText={setText} />
        </Tools>
      ) : null}
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {isEmpty ? <EmptyState drawing={<TickTrayDrawing />} title={translate(search === '' ? `statutory.missing.nobody.${kind}` : 'salaries.without.none')} message={translate(search === '' ? `statutory.missing.nobodyWhy.${kind}` : 'salaries.without.noneWhy')} /> : null}
      {data && !isEmpty ? (
        <Lines aria-label={title}>
          {data.rows.map((person) => <MissingLine key={person.employeeId} scheme={scheme} person={person} />)}
          {pages.more ? <li><Rest><ShowMore label={translate('salaries.without.more')} pages={pages} /></Rest></li> : null}
        </Lines>
      ) : null}
    </>
  );
};
