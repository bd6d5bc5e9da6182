import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadPayrollReconciliationDocument } from '../../../../generated/payroll-admin/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ReceiptDrawing } from '../../shell/drawings/ReceiptDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { PayTable } from '../PayTable.ts';
import { ChangeRow } from './ChangeRow.tsx';

const PATH = '/payroll/payroll-reconciliation';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });
const Parts = styled('div')({ display: 'grid', gap: 20, maxWidth: 960, minWidth: 0 });
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
const Table = styled(PayTable)({
  '& button': { display: 'flex', gap: 6, alignItems: 'flex-start', width: '100%', padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit', textAlign: 'left', cursor: 'pointer', minHeight: 24, '& svg': { flex: 'none', marginTop: 2 } },
  '& button > span': { fontWeight: 500 },
  '& button:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2, borderRadius: 4 },
  '& tr[data-part] :is(th, td)': { color: 'var(--text-2)', borderBottomColor: 'transparent' },
  '& tr[data-part] th:first-of-type': { paddingLeft: 22 },
});

/** /payroll/payroll-reconciliation: a pay cycle against the one before it, person by person and component by component, with what made the difference. */
export const Reconciliation = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: PATH });
  const crumbs = useCrumbs(PATH);
  const { locale } = useCellFormats();
  const [runId, setRun] = useState<string>();
  const [search, setSearch] = useState('');
  const { data, error, refetch, ...pages } = usePages(['payroll-reconciliation', runId, search], (page, signal) => askAnswer('payroll-admin', ReadPayrollReconciliationDocument, { runId: runId ?? null, search, ...page }, signal));
  const money = useAmounts(data?.currency ?? 'USD');
  const number = new Intl.NumberFormat(locale);
  const difference = String(Number(data?.net ?? 0) - Number(data?.formerNet ?? 0));
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={PATH} divided />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data && data.runId == null ? <EmptyState drawing={<ReceiptDrawing />} title={translate('payslips.reconcile.none')} message={translate('payslips.reconcile.noneWhy')} /> : null}
      {data && data.runId != null ? (
        <Scroll role="region" aria-label={title} tabIndex={0}>
          <Parts>
            <Bar>
              <SmallChoice label={translate('payrollRun.cycle')} value={data.runId} options={data.runs.map(({ id, name, isFinal }) => ({ value: id, label: isFinal ? name : `${name} · ${translate('enum.PayrollRunStatus.DRAFT')}` }))} onChoose={setRun} isWhole />
              <SearchBox label={translate('payslips.reconcile.find')} placeholder={translate('payslips.reconcile.find')} text={search} onText={setSearch} />
            </Bar>
            {data.formerName == null ? <p>{translate('payslips.reconcile.first')}</p> : (
              <>
                <FigureStrip
        isLong
                  figures={[
                    { label: `${translate('payrollRun.net')} ${data.name ?? ''}`, value: money(data.net ?? '0') },
                    { label: `${translate('payrollRun.net')} ${data.formerName}`, value: money(data.formerNet ?? '0') },
                    { label: translate('payslips.reconcile.difference'), value: Number(difference) > 0 ? `+${money(difference)}` : money(difference) },
                    { label: translate('payslips.reconcile.changed'), value: number.format(data.totalRecords), note: translate('payslips.reconcile.same', { smart_count: data.unchanged }) },
                  ]}
                />
                {data.rows.length === 0 ? <p>{translate(search === '' ? 'payslips.reconcile.equal' : 'common.noResults')}</p> : (
                  <Table>
                    <thead>
                      <tr>
                        <th scope="col">{translate('common.employee')}</th>
                        <th scope="col">{data.formerName}</th>
                        <th scope="col">{data.name}</th>
                        <th scope="col">{translate('payslips.reconcile.difference')}</th>
                      </tr>
                    </thead>
                    <tbody>{data.rows.map((change) => <ChangeRow key={change.employeeId} change={change} money={money} />)}</tbody>
                  </Table>
                )}
                {pages.more ? <div><ShowMore variant="outlined" label={translate('payslips.reconcile.more')} pages={pages} /></div> : null}
              </>
            )}
          </Parts>
        </Scroll>
      ) : null}
    </>
  );
};
