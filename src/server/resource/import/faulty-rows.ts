import type { Language } from '../../../domain/languages.ts';
import { phraseProblem } from '../../../domain/phrase.ts';
import { parseNumber } from '../../../domain/values/numbers.ts';
import { ownWords } from '../../customisation/form-fields.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { messagesOf } from '../../messages.ts';
import type { Session } from '../../session.ts';
import { cellText } from '../../sheets/cell.ts';
import type { Cell } from '../../sheets/cell.ts';
import type { Value } from '../../sheets/write/sheet.ts';
import { resourceOf } from '../registry.ts';
import type { ImportJob } from './job.ts';
import { readRows } from './row-page.ts';
import { importTargets } from './targets.ts';
import type { Target } from './targets.ts';
import { columnFormat } from './template.ts';

const page = 500;

/** A cell that says in the template what it said in the file. A number that was text is read in the person's language: 1.234 is more than a thousand in Spanish. */
const valueOf = ({ field, part }: Target, cell: Cell, language: Language): Value => {
  if (typeof cell === 'number') return cell;
  const text = cellText(cell);
  return part !== undefined || ['text', 'date', 'dateTime', 'time'].includes(columnFormat(field).kind) ? text : (parseNumber(text, language) ?? text);
};

/** Rows that need a fix, in the columns of the template; the last column says what is wrong, and behind it stands what stood behind the last heading. */
export async function* faultyRows(db: Database, session: Session, job: ImportJob): AsyncGenerator<readonly Value[]> {
  const all = importTargets(resourceOf(job.type), session, job.action);
  const messages = { ...messagesOf(session.language), ...ownWords(session) };
  for (let offset = 0; ; offset += page) {
    const { rows, targets } = await withOrg(db, session.orgCode, (tx) => readRows(tx, session, job, { status: 'FAULTY', offset, limit: page }));
    for (const { said, beyond, problems } of rows) {
      const values = all.map((target) => valueOf(target, said[targets.findIndex(({ key }) => key === target.key)] ?? null, job.language));
      yield [...values, problems.map((problem) => phraseProblem(messages, session.language, problem)).join(' '), ...beyond.map(cellText)];
    }
    if (rows.length < page) return;
  }
}
