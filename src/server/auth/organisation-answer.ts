import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { loadSession } from '../session.ts';
import { Refusal } from '../refuse.ts';
import { organisationNamed } from './organisation-of-request.ts';
import { productName } from './product-name.ts';
import { needsSetUpCode } from './set-up-code.ts';
import { singleSignOn } from './single-sign-on.ts';

type Brand = {
  readonly code: string;
  readonly name: string;
  readonly pageTitle: string | null;
  /** Names of the files on the public image path. */
  readonly favicon: string | null;
  /** Null also where it is not to stand for the product. */
  readonly logo: string | null;
  readonly language: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly hoverColor: string;
  readonly tableHeaderColor: string;
  readonly tableHeaderTextColor: string;
};

const BRAND = `
  select code, name, page_title as "pageTitle", split_part(favicon, '/', 3) as favicon, case when logo_as_product_logo then split_part(logo, '/', 3) end as logo, lower(language) as language, primary_color as "primaryColor", secondary_color as "secondaryColor",
    hover_color as "hoverColor", table_header_color as "tableHeaderColor", table_header_text_color as "tableHeaderTextColor"
  from organisation where org_code = $1`;

/**
 * `GET /auth/organisation`, open to all: what the sign-in page shows. `hasSetup` says that an organisation exists;
 * while it is false, `POST /auth/set-up` makes the first one,
 * with the code of the server's terminal where `needsSetUpCode` says so. The organisation is the session's, else the one that
 * the request names; without either its fields are null. `singleSignOn` is how people sign in beside the password.
 */
export const organisationAnswer = async (context: Context): Promise<void> => {
  const orgCode = (await organisationOfSession(context)) ?? organisationNamed(context);
  const [exists] = await withOrg(context.db, NO_ORGANISATION, (tx) => tx.query<{ found: boolean }>('select any_organisation() as found'));
  const [brand] = orgCode === null ? [] : await withOrg(context.db, orgCode, (tx) => tx.query<Brand>(BRAND, [orgCode]));
  const hasSetup = exists?.found === true;
  const nothing = { code: null, name: null, pageTitle: null, favicon: null, logo: null, language: null, primaryColor: null, secondaryColor: null, hoverColor: null, tableHeaderColor: null, tableHeaderTextColor: null };
  sendJson(context, 200, { errorCode: '', message: '', ...(brand ?? nothing), productName: productName(context), hasSetup, needsSetUpCode: !hasSetup && needsSetUpCode(context.settings), singleSignOn: await singleSignOn(context.db, brand === undefined ? null : orgCode) });
};

/** A session that is locked leads to the sign-in page too, which must show; it names no organisation then. */
const organisationOfSession = async (context: Context): Promise<string | null> => {
  try {
    return (await loadSession(context))?.orgCode ?? null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SESSION_LOCKED') return null;
    throw error;
  }
};
