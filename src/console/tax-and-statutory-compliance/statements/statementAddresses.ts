import { listAddress } from '../../resource/panel/listAddress.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { ReadTaxStatementReviewQuery } from '../../../../generated/tax-and-statutory/operations.ts';

export type Point = ReadTaxStatementReviewQuery['answer']['points'][number];

const STATEMENTS = '/tax-and-statutory-compliance/compliance-forms/form-24q';
export const challansOf = (month: string): string => listAddress(`${STATEMENTS}/challans`, { month: { contains: month } });

type Place = { readonly path: string; readonly form: FormName };

const own = (name: string): Place => ({ path: `${STATEMENTS}/${name}`, form: 'FORM_24Q' });
const deductions: Place = { path: '/payroll/tds-history', form: 'TDS_HISTORY' };

/** Where what a point is about is mended; nowhere, where there is nothing to do but wait or know. */
const places: Readonly<Partial<Record<Point['kind'], Place>>> = {
  NO_DEDUCTOR: own('deductor'), BAD_TAN: own('deductor'), NO_ADDRESS: own('deductor'), NO_PAN: own('tax-numbers'), BAD_PAN: own('tax-numbers'), NOT_COVERED: own('challans'), TOO_MUCH: own('challans'), LATE: own('challans'),
  NO_DEDUCTIONS: deductions, DIFFERS: deductions, NO_AMOUNT_PAID: { path: '/my-team-finance/salary-info/salary-details', form: 'SALARY_DETAILS' }, DRAFT_RUN: { path: '/payroll/salary-payslip', form: 'SALARY_PAYSLIP_BI_MONTHLY' }, NO_FORMER_RECEIPT: { path: STATEMENTS, form: 'FORM_24Q' },
};

export const placeOf = ({ kind, month }: Point): Place | undefined => {
  const place = places[kind];
  return place && month != null && place.path.endsWith('/challans') ? { ...place, path: challansOf(month) } : place;
};
