import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { logoOf, storedLogo } from '../letters/logo.ts';
import { payslipPdf as pdfOf } from '../payroll/payslip-pdf.ts';
import { readPayslipSheet } from '../payroll/payslip-sheet.ts';
import { readFormats } from '../resource/import/rules.ts';
import type { Language } from '../session.ts';

const fileName = (text: string): string => `${text.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/ {2,}/g, ' ').trim()}.pdf`;

/** In the language of the person whose it is, where they have an account. */
export const payslipPdf = async ({ payslipId }: { readonly payslipId: string }, context: Context, grant: Grant) => {
  const { sheet, language, dateFormat, stored } = await withOrg(context.db, grant.session.orgCode, async (tx) => {
    const [own] = /^\d{1,18}$/.test(payslipId)
      ? await tx.query<{ language: Language }>('select lower(u.language) as language from payslip p join user_account u on u.org_code = p.org_code and u.employee_id = p.employee_id where p.org_code = $1 and p.id = $2::bigint order by u.id limit 1', [tx.orgCode, payslipId])
      : [];
    const spoken = own?.language ?? grant.session.language;
    return { sheet: await readPayslipSheet(tx, grant, payslipId, spoken), language: spoken, dateFormat: (await readFormats(tx)).dateFormat, stored: await storedLogo(tx) };
  });
  const bytes = await pdfOf(sheet, { language, dateFormat, logo: await logoOf(context, stored), at: new Date() });
  return { errorCode: '', message: '', name: fileName(`${sheet.name} ${sheet.employeeName}`), content: bytes.toString('base64') };
};
