import { tagOf } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

const word = (value: boolean): string => (value ? 'Yes' : 'No');

/** Document 0 §7: the payroll general settings under their specified names. */
export const listPayrollGeneralSettings = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { id, country, currency, slabWisePF, slabWiseNPS, enableSalaryTemplate } = await readPayrollSettings(tx);
    return {
      errorCode: '',
      message: '',
      Settings_Id: id,
      Slab_Wise_PF: word(slabWisePF),
      Slab_Wise_NPS: word(slabWiseNPS),
      Country_Name: new Intl.DisplayNames(tagOf(session.language), { type: 'region' }).of(country) ?? country,
      Country_Code: country,
      Payroll_Currency: currency,
      Enable_Salary_Template: word(enableSalaryTemplate),
    };
  });
