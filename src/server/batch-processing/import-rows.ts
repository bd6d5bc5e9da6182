import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { phraseProblem } from '../../domain/phrase.ts';
import { messagesOf } from '../messages.ts';
import { ownJob } from '../resource/import/own-job.ts';
import { readRows } from '../resource/import/row-page.ts';
import { namedLikenesses } from './named-likenesses.ts';
import type { RowStatus } from '../resource/import/row-page.ts';
import { signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly id: string; readonly status?: RowStatus | null; readonly cause?: string | null; readonly alike?: boolean | null; readonly offset?: number | null; readonly limit?: number | null };

const most = 1000;

export const importRows = ({ id, status, cause, alike, offset, limit }: Arguments, context: Context): Promise<object> => {
  const session = signedIn(context);
  const { language } = session;
  return withOrg(context.db, session.orgCode, async (tx) => {
    const job = await ownJob(tx, session, id);
    const page = await readRows(tx, session, job, {
      status: status ?? null,
      cause: cause ?? null,
      alike: alike ?? false,
      offset: Math.max(0, offset ?? 0),
      limit: Math.min(most, Math.max(1, limit ?? 50)),
    });
    const named = await namedLikenesses(tx, session, job, page.rows);
    const rows = page.rows.map(({ row, status: state, texts, problems }) => ({
      row,
      status: state,
      cells: page.targets.map(({ key, field }, at) => {
        const found = problems.find((problem) => problem.field === key) ?? problems.find((problem) => problem.field === field.key);
        return { target: key, text: texts[at] ?? '', problem: found ? phraseProblem(messagesOf(language), language, found) : null };
      }),
      likenesses: named.get(row) ?? [],
    }));
    return { errorCode: '', message: '', totalRecords: page.total, rows };
  });
};
