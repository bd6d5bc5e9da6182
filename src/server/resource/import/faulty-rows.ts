import { phraseProblem } from '../../../domain/phrase.ts';
import { ownWords } from '../../customisation/form-fields.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { messagesOf } from '../../messages.ts';
import type { Session } from '../../session.ts';
import type { Value } from '../../sheets/write/sheet.ts';
import { resourceOf } from '../registry.ts';
import type { ImportJob } from './job.ts';
import { readRows } from './row-page.ts';
import { importTargets } from './targets.ts';

const page = 500;

/** Rows that need a fix, in the columns of the template, as texts of the file; the last column says what is wrong. */
export async function* faultyRows(db: Database, session: Session, job: ImportJob): AsyncGenerator<readonly Value[]> {
  const all = importTargets(resourceOf(job.type), session, job.action);
  const messages = { ...messagesOf(session.language), ...ownWords(session) };
  for (let offset = 0; ; offset += page) {
    const { rows, targets } = await withOrg(db, session.orgCode, (tx) => readRows(tx, session, job, { status: 'FAULTY', offset, limit: page }));
    for (const { texts, problems } of rows) {
      const values = all.map((target) => texts[targets.findIndex(({ key }) => key === target.key)] ?? null);
      yield [...values, problems.map((problem) => phraseProblem(messages, session.language, problem)).join(' ')];
    }
    if (rows.length < page) return;
  }
}
