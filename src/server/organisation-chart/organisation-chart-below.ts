import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { chartAnswer } from './chart-answer.ts';
import { readIds, within } from './chart-arguments.ts';
import { describePeople, inSightOf } from './describe-people.ts';
import { directReports, type Pair } from './direct-reports.ts';
import { linesAbove } from './lines-above.ts';

type Arguments = { readonly ids: readonly string[]; readonly levels?: number | null; readonly limit?: number | null };

/** Level by level, so that an answer that is cut is cut at the bottom. */
export const organisationChartBelow = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const limit = within(args.limit, 10_000, 1, 25_000);
    const asked = readIds(args.ids);
    const { heads } = await linesAbove(tx, asked);
    // Of whoever is out of sight nothing is told, not even how many are below.
    const inSight = grant.scope === 'ALL' ? asked : [...(await inSightOf(tx, grant, asked))];
    const known = new Set(asked);
    const pairs: Pair[] = [];
    let from: readonly string[] = inSight;
    for (let level = within(args.levels, 1, 1, 20); level > 0 && from.length > 0 && pairs.length < limit; level -= 1) {
      const next = (await directReports(tx, from, heads)).filter(({ id }) => !known.has(id));
      for (const { id } of next) known.add(id);
      pairs.push(...next);
      from = next.map(({ id }) => id);
    }
    const people = await describePeople(tx, grant, pairs.slice(0, limit), heads);
    return chartAnswer(people, pairs.length > limit ? pairs.length : people.length);
  });
