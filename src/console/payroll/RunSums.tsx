import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { PayTable } from './PayTable.ts';
import type { ReadPayrollRunReviewQuery } from '../../../generated/payroll-admin/operations.ts';

export type Review = ReadPayrollRunReviewQuery['answer'];

const Scroll = styled('div')({ overflowX: 'auto' });
const KINDS = ['EARNING', 'DEDUCTION', 'REIMBURSEMENT', 'EMPLOYER'] as const;

type Props = { readonly review: Pick<Review, 'sums' | 'formerName'>; readonly money: (amount: string) => string };

/** What a run comes to by component, beside the final run before it. */
export const RunSums = ({ review: { sums, formerName }, money }: Props) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const columns = formerName == null ? 3 : 4;
  return (
    <Scroll role="region" aria-label={translate('payslips.sums')} tabIndex={0}>
      <PayTable>
        <thead>
          <tr>
            <th scope="col">{translate('payslips.component')}</th>
            <th scope="col">{translate('payslips.people')}</th>
            <th scope="col">{translate('payslips.amount')}</th>
            {formerName == null ? null : <th scope="col">{formerName}</th>}
          </tr>
        </thead>
        {KINDS.filter((kind) => sums.some((sum) => sum.kind === kind)).map((kind) => (
          <tbody key={kind}>
            <tr data-head>
              <th scope="colgroup" colSpan={columns}>{translate(`enum.PayslipLineKind.${kind}`)}</th>
            </tr>
            {sums.filter((sum) => sum.kind === kind).map(({ code, title, people, amount, former }) => (
              <tr key={code}>
                <th scope="row">{title}</th>
                <td>{number.format(people)}</td>
                <td>{money(amount)}</td>
                {formerName == null ? null : <td>{money(former ?? '0')}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </PayTable>
    </Scroll>
  );
};
