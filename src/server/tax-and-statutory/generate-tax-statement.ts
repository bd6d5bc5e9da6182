import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { beginWork, keepReckoning } from '../resource/bulk-edit/serving.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { LARGE } from '../resource/undo.ts';
import { countDeductees, generateStatement } from '../tax-statements/generate.ts';
import { readStatement } from '../tax-statements/read-statement.ts';

type Asked = { readonly statementId: string; readonly wait?: boolean | null };

/** `generateStatement`, of very many people as work that goes on by itself, for whoever does not wait. */
export const generateTaxStatement = async (asked: Asked, context: Context, grant: Grant) => {
  const { session, forms } = grant;
  const people = await withOrg(context.db, session.orgCode, async (tx) => countDeductees(tx, await readStatement(tx, asked.statementId)));
  if (asked.wait === false && people > LARGE) {
    const job = await keepReckoning({ ...context, session }, { type: 'TaxStatement', form: forms[0] ?? null }, asked.statementId);
    beginWork(context, session.orgCode, job);
    return { errorCode: '', message: '', people: 0, job, changeSet: null };
  }
  return inChangeSet('generateTaxStatement', asked, context, grant, null, async (tx) => {
    const { changes, people: stated } = await generateStatement(tx, session, asked.statementId, async () => undefined);
    return { changes, answer: { people: stated, job: null } };
  });
};
