import type { Resolve } from '../graphql/entity-resolvers.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';
import { refuse } from '../refuse.ts';
import type { FilterInput } from '../resource/filter.ts';

type Condition = { readonly key: string; readonly value: string };

const filterOf = ({ key, value }: Condition): FilterInput => {
  if (key === 'Pos_Code') return { code: { equals: value } };
  if (key === 'Pos_Name') return { title: { contains: value } };
  throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'conditions', message: `${key.slice(0, 50)}: Pos_Code, Pos_Name` }] });
};

/** Document 1 §7: the posts of the organisation that are in use. */
export const jobTitleList: Resolve = (args, context, grant, info) => {
  mayViewForm(args['Form_Id'] as number | null | undefined, grant!.session);
  const also = [{ status: { equals: 'ACTIVE' } }, ...((args['conditions'] ?? []) as readonly Condition[]).map(filterOf)];
  return readSpecifiedLists({ args, context, grant: grant!, info }, () => ({ reach: { scope: 'ALL' }, also }));
};
