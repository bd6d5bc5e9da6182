import { useTranslate } from 'ra-core';

type Props = { readonly monthly: string | null | undefined; readonly lastMonth: string | null | undefined; /** When it is paid, where it is not paid by the month. */ readonly period: string | undefined; readonly money: (value: string) => string };

/** What is paid in a month, and in the last one of the year where that differs. */
export const MonthCell = ({ monthly, lastMonth, period, money }: Props) => {
  const translate = useTranslate();
  return (
    <td>
      {monthly != null ? money(monthly) : period === undefined ? null : <small>{translate(`enum.PayPeriod.${period}`)}</small>}
      {lastMonth ? <small>{translate('salary.lastMonth', { amount: money(lastMonth) })}</small> : null}
    </td>
  );
};
