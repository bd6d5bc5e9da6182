import { reachOf } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';
import { statesOf } from '../places/places.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { worldNames } from '../reference-lists/names.ts';
import { readSpecifiedLists } from '../reference-lists/specified-lists.ts';
import { refuseWord } from '../refuse-word.ts';
import type { FilterInput } from '../resource/filter.ts';
import { say } from '../messages.ts';
import { managersWithin } from './managers-within.ts';

type Place = { readonly Currency_Id?: number | null };

/** The list answers the location's id in the place of the currency's. */
const withCurrencies = async ({ db }: Context, orgCode: string, places: readonly Place[]): Promise<readonly Place[]> => {
  if (places[0]?.Currency_Id === undefined) return places;
  const rows = await withOrg(db, orgCode, (tx) =>
    tx.query<{ id: number; currencyId: number }>('select l.id::int as id, c.id::int as "currencyId" from location l join currency c on c.org_code = l.org_code and c.code = l.currency where l.org_code = $1', [orgCode]),
  );
  const currencies = new Map(rows.map(({ id, currencyId }) => [id, currencyId]));
  return places.map((place) => ({ ...place, Currency_Id: currencies.get(place.Currency_Id!) ?? null }));
};

const STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** Document 0 §7: what forms about people and posts choose from. */
export const getDropDownBoxDetails: Resolve = async (args, context, grant, info) => {
  const { session } = grant!;
  mayViewForm(args['formId'] as number | null | undefined, session);
  const status = String(args['status'] ?? 'active').trim().toUpperCase();
  if (!STATUSES.some((one) => one === status)) throw refuseWord(session.language, 'status', status.toLowerCase(), ['active', 'inactive']);
  const providers = ((args['serviceProviderId'] ?? []) as readonly number[]).map(String);
  const lists = await readSpecifiedLists({ args: {}, context, grant: grant!, info }, (resource) => {
    if (resource.type === 'Role' && reachOf(session, 'ROLES', 'VIEW') === null) return null;
    const also: FilterInput[] = resource.fields.some(({ key }) => key === 'status') ? [{ status: { equals: status } }] : [];
    if (resource.type === 'ServiceProvider' && providers.length > 0) also.push({ ids: providers });
    return { reach: { scope: 'ALL' }, also };
  });
  const [own] = await withOrg(context.db, session.orgCode, (tx) => tx.query<{ country: string }>('select country from organisation where org_code = $1', [session.orgCode]));
  return {
    ...lists,
    locations: await withCurrencies(context, session.orgCode, (lists['locations'] ?? []) as readonly Place[]),
    managers: await managersWithin(context.db, session, providers),
    state: (await statesOf(own?.country ?? '')).map(({ id, name }) => ({ State_Id: id, State_Name: name })),
    currency: worldNames('CURRENCY', session.language).map(({ code, name }) => ({ Currency_Code: code, Currency_Name: name })),
    status: STATUSES.map((code) => ({ Status_Code: code, Status: say(session.language, `enum.RecordStatus.${code}`) })),
  };
};
