/** What `retrieveDropdownDetails` answers, by key: a later key is a line here. */
import { languageNames, languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { listText, listChoice } from '../../domain/lists/listText.ts';
import { isListed, listValues } from '../../domain/lists/lists.ts';
import type { ListName } from '../../domain/resource.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { hasFieldForce } from '../people/field-force.ts';
import { statesOf } from '../places/places.ts';
import { refuse } from '../refuse.ts';

type Conditions = ReadonlyMap<string, string>;
type Source = (context: Context, language: Language, conditions: Conditions) => unknown;

const listed = (list: ListName): Source => (_context, language) => {
  const today = new Date().toISOString().slice(0, 10);
  return listValues(list).map((code) => ({ code, name: list === 'TIME_ZONE' ? listText(list, code, language) : listChoice(list, code, language, today).label }));
};

/** Of the country that the condition 'country' names, ISO 3166-1 alpha-2. */
const states: Source = async (_context, _language, conditions) => {
  const country = (conditions.get('country') ?? '').trim().toUpperCase();
  if (!isListed('COUNTRY', country)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'conditionDetails', message: `country ${country}`.trim().slice(0, 50) }] });
  return (await statesOf(country)).map(({ id, name }) => ({ id, name }));
};

/** The last part of a file's key, by which the public image path names it. */
const fileName = (key: string | null | undefined): string | null => key?.slice(key.lastIndexOf('/') + 1) ?? null;

type General = { readonly favicon: string | null; readonly title: string | null; readonly name: string; readonly dateFormat: string; readonly caption: string | null; readonly fieldForce: boolean };

/** Also read before signing in. */
const generalSettings: Source = async ({ db, organisation: orgCode = null }) => {
  const [row] = orgCode === null ? [] : await withOrg(db, orgCode, (tx) =>
    tx.query<General>(
      `select favicon, page_title as title, name, date_format as "dateFormat", (select c.caption from career_page c where c.org_code = $1 order by c.id limit 1) as caption,
         ${hasFieldForce} as "fieldForce"
       from organisation where org_code = $1`,
      [orgCode],
    ));
  return {
    Favicon_Filename: fileName(row?.favicon),
    Page_Title: row?.title ?? null,
    Org_Name: row?.name ?? null,
    Date_Format: row?.dateFormat ?? null,
    Career_Page_Caption: row?.caption ?? null,
    Field_Force: row?.fieldForce ?? false,
  };
};

/** What is in use of a list of the organisation, for whoever is signed in. `table` is one of ours. */
const inUse = (table: 'client' | 'interview_round' | 'candidate_source' | 'candidate_status' | 'skill', order: 'name' | 'position'): Source => async ({ db, session }) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, (tx) => tx.query(`select id::int as id, name from ${table} where org_code = $1 and status = 'ACTIVE' order by ${order === 'name' ? 'name' : '"position"'}, id`, [tx.orgCode]));
};

export const dropdowns: ReadonlyMap<string, Source> = new Map([
  ['general_settings', generalSettings],
  ['languages', () => languages.map((code) => ({ code, name: languageNames[code] }))],
  ['countries', listed('COUNTRY')],
  ['spoken_languages', listed('LANGUAGE')],
  ['currencies', listed('CURRENCY')],
  ['states', states],
  ['time_zones', listed('TIME_ZONE')],
  ['clients', inUse('client', 'name')],
  ['interview_rounds', inUse('interview_round', 'name')],
  ['candidate_sources', inUse('candidate_source', 'name')],
  ['candidate_statuses', inUse('candidate_status', 'position')],
  ['skills', inUse('skill', 'name')],
]);
