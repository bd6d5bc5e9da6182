import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { logoOf, storedLogo } from '../letters/logo.ts';
import { readFormats } from '../resource/import/rules.ts';
import type { Language } from '../session.ts';
import { settlementPdf as pdfOf } from '../settlement/pdf.ts';
import { readSettlementSheet } from '../settlement/sheet.ts';
import { say } from '../messages.ts';

const fileName = (text: string): string => `${text.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/ {2,}/g, ' ').trim()}.pdf`;

/** In the language of the person whose it is, where they have an account. */
export const settlementPdf = async ({ settlementId }: { readonly settlementId: string }, context: Context, grant: Grant) => {
  const { sheet, language, dateFormat, stored } = await withOrg(context.db, grant.session.orgCode, async (tx) => {
    const [own] = /^\d{1,18}$/.test(settlementId)
      ? await tx.query<{ language: Language }>('select lower(u.language) as language from settlement s join user_account u on u.org_code = s.org_code and u.employee_id = s.employee_id where s.org_code = $1 and s.id = $2::bigint order by u.id limit 1', [tx.orgCode, settlementId])
      : [];
    const spoken = own?.language ?? grant.session.language;
    return { sheet: await readSettlementSheet(tx, grant, settlementId, spoken), language: spoken, dateFormat: (await readFormats(tx)).dateFormat, stored: await storedLogo(tx) };
  });
  const bytes = await pdfOf(sheet, { language, dateFormat, logo: await logoOf(context, stored), at: new Date() });
  return { errorCode: '', message: '', name: fileName(`${say(language, 'settlement.pdf.title')} ${sheet.employeeName}`), content: bytes.toString('base64') };
};
