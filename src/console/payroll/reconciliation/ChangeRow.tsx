import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRights } from '../../providers/authSession.ts';
import { PAYSLIPS } from '../payslipPaths.ts';
import type { ReadPayrollReconciliationQuery } from '../../../../generated/payroll-admin/operations.ts';

export type Change = ReadPayrollReconciliationQuery['answer']['rows'][number];
type Props = { readonly change: Change; readonly money: (amount: string) => string };

const signed = (amount: string, money: (amount: string) => string): string => (Number(amount) > 0 ? `+${money(amount)}` : money(amount));

/** A person whose pay differs, and, opened, component by component. */
export const ChangeRow = ({ change: { employeeName, employeeNumber, payslipId, formerNet, net, difference, reasons, components }, money }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { view } = useRights('SALARY_PAYSLIP_BI_MONTHLY');
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Chevron size={16} aria-hidden />
            <span>
              {employeeName}
              <small>{[employeeNumber, reasons.map((reason) => translate(`enum.PayChangeReason.${reason}`)).join(', ')].filter(Boolean).join(' · ')}</small>
            </span>
          </button>
        </th>
        <td>{formerNet == null ? '–' : money(formerNet)}</td>
        <td>{net == null ? '–' : money(net)}</td>
        <td>{signed(difference, money)}</td>
      </tr>
      {isOpen ? components.map(({ code, kind, title, former, now }, at) => (
        <tr key={`${kind} ${code}`} data-part {...(at === 0 ? { id } : {})}>
          <th scope="row">{[title, ...(kind === 'EARNING' ? [] : [translate(`enum.PayslipLineKind.${kind}`)])].join(' · ')}</th>
          <td>{money(former)}</td>
          <td>{money(now)}</td>
          <td>{signed(String(Number(now) - Number(former)), money)}</td>
        </tr>
      )) : null}
      {isOpen && payslipId != null && view ? (
        <tr data-part>
          <th scope="row" colSpan={4}><Link to={`${PAYSLIPS}/${payslipId}`}>{translate('payslips.open')}</Link></th>
        </tr>
      ) : null}
    </>
  );
};
