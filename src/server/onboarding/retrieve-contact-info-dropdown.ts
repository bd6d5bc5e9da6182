import { withOrg } from '../db/org.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { statesOf } from '../places/places.ts';
import { worldNames } from '../reference-lists/names.ts';
import { specifiedLists } from '../reference-lists/specified-lists.ts';

/** Document 1 §7: countries, the states of the organisation's own, and how contacts may be related. */
export const retrieveContactInfoDropdown: Resolve = async (_args, context, grant, info) => {
  const { language, orgCode } = grant!.session;
  const [own] = await withOrg(context.db, orgCode, (tx) => tx.query<{ country: string }>('select country from organisation where org_code = $1', [orgCode]));
  return {
    ...((await specifiedLists({}, context, grant, info)) as object),
    countries: worldNames('COUNTRY', language).map(({ code, name }) => ({ Country_Code: code, Country_Name: name })),
    states: (await statesOf(own?.country ?? '')).map(({ id, name }) => ({ State_Id: id, State_Name: name })),
  };
};
