import { lineAbove } from '../../domain/circle-heads.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { chartAnswer } from './chart-answer.ts';
import { readIds } from './chart-arguments.ts';
import { describePeople } from './describe-people.ts';
import { linesAbove } from './lines-above.ts';

/** Those above who have left are passed over; those out of sight end the line. */
export const organisationChartPath = ({ id }: { readonly id: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    readIds([id]);
    const { above, heads } = await linesAbove(tx, [id]);
    const line = [id, ...lineAbove(above, heads, id)];
    const shown = new Map((await describePeople(tx, grant, line.map((one) => ({ id: one, under: null })), heads)).map((person) => [person.id, person]));
    if (!shown.has(id)) throw refuse('NOT_FOUND');
    const path = line.flatMap((one) => shown.get(one) ?? []).toReversed();
    return chartAnswer(path.map((person, at) => ({ ...person, managerId: path[at - 1]?.id ?? null })));
  });
