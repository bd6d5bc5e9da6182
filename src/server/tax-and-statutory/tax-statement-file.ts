import { returnLines } from '../../domain/tax-statements/return-file.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { readFormats } from '../resource/import/rules.ts';
import { finding } from '../../domain/problem.ts';
import { unpack } from '../tax-statements/packed.ts';
import { readStatement } from '../tax-statements/read-statement.ts';
import { workbookOf } from '../tax-statements/workbook.ts';

type Asked = { readonly statementId: string; readonly file: 'RETURN' | 'WORKBOOK' };

/** As it was generated. The name of the return keeps to twelve signs, as the authority's utility takes them: 24QQ2.txt. */
export const taxStatementFile = async ({ statementId, file }: Asked, { db }: Context, { session }: Grant) => {
  const { kept, dateFormat } = await withOrg(db, session.orgCode, async (tx) => ({ kept: unpack((await readStatement(tx, statementId)).content), dateFormat: (await readFormats(tx)).dateFormat }));
  if (kept === null) refuseProblems({ session }, [{ field: 'status', ...finding('taxStatement.notGenerated') }]);
  const statement = kept!;
  const name = `${statement.formNumber}${statement.quarter}`;
  if (file === 'RETURN') return { errorCode: '', message: '', name: `${name}.txt`, content: Buffer.from([...returnLines(statement)].join(''), 'latin1').toString('base64') };
  const pieces: Buffer[] = [];
  for await (const piece of workbookOf(statement, session.language, dateFormat)) pieces.push(piece);
  return { errorCode: '', message: '', name: `${name} ${statement.financialYear}.xlsx`, content: Buffer.concat(pieces).toString('base64') };
};
