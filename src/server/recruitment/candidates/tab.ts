import { formOf } from '../../access-requests/form-of.ts';
import type { Grant } from '../../access/authorise.ts';
import { refuse } from '../../refuse.ts';
import type { FilterInput } from '../../resource/filter.ts';
import { mayViewForm } from '../../reference-lists/may-view-form.ts';
import type { Standing } from '../acts/reached-candidates.ts';

const TABS: ReadonlyMap<string, readonly Standing[]> = new Map([['candidates', ['ACTIVE']], ['job-candidates', ['ACTIVE']], ['talent-pool', ['TALENT_POOL']], ['archived', ['ARCHIVED']], ['archived-candidates', ['ARCHIVED', 'BLACKLISTED']], ['blacklisted', ['BLACKLISTED']]] as [string, Standing[]][]);
const OF_FORM: Readonly<Record<string, string>> = { JOB_CANDIDATES: 'candidates', TALENT_POOL: 'talent-pool', ARCHIVED_CANDIDATES: 'archived-candidates' };

/** Which candidates a screen shows, as a filter: by the tab's name, else by the form. `otherwise` where neither says it. Refuses a tab that is none and a form that the caller may not view. */
export const tabFilter = (screenTab: string | null | undefined, formId: number | null | undefined, { session }: Grant, otherwise: string | null): FilterInput[] => {
  mayViewForm(formId, session);
  const name = screenTab?.trim().toLowerCase().replaceAll(/[\s_]+/g, '-') || OF_FORM[formOf(formId) ?? ''] || otherwise;
  if (name === null) return [];
  const standings = TABS.get(name);
  if (!standings) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'screenTab', message: `${name.slice(0, 50)}: ${[...TABS.keys()].join(', ')}` }] });
  // Told as one value, an index that begins with it keeps the order behind it.
  return [{ standing: standings.length === 1 ? { equals: standings[0] } : { in: [...standings] } }];
};
