import { overlaps, rangeText, readRange, type IpRange } from '../../domain/data-loss-prevention/ipRange.ts';
import { finding, type Finding, type Problem } from '../../domain/problem.ts';
import { readWorkPlaces } from '../data-loss-prevention/location/work-places.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';

type Line = { readonly range?: unknown };
type Held = { readonly name: string | null; readonly range: IpRange };

const overlapping = (range: IpRange, held: readonly Held[]): Finding | null => {
  const other = held.find((one) => overlaps(one.range, range));
  if (other === undefined) return null;
  return other.name === null ? finding('workLocation.overlapsOwn', { range: rangeText(range) }) : finding('workLocation.overlaps', { range: rangeText(range), name: other.name });
};

/** Ranges are public ones of IPv4, and no address is at two work locations (V-062). */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const lines = (values['ranges'] ?? before?.['ranges'] ?? []) as readonly Line[];
    if (lines.length === 0) refuseProblems(caller, [{ field: 'ranges', ...finding('workLocation.fault.NONE') }]);
    // Who adds at the same time waits, and sees what the other added.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`work locations ${tx.orgCode}`]);
    const held: Held[] = (await readWorkPlaces(tx)).flatMap(({ id, name, ranges }) => (id === before?.id ? [] : ranges.map((text) => ({ name, range: readRange(text) as IpRange }))));
    const problems: Problem[] = [];
    const read = lines.map((line, at) => {
      const range = readRange(String(line.range ?? ''));
      const found = typeof range === 'string' ? finding(`workLocation.fault.${range}`) : overlapping(range, held);
      if (found !== null) problems.push({ field: `ranges.${at}.range`, ...found });
      if (typeof range === 'string') return line;
      held.push({ name: null, range });
      return { ...line, range: rangeText(range) };
    });
    refuseProblems(caller, problems);
    if (values['ranges'] != null) values['ranges'] = read;
  },
};
