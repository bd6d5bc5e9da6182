import { z } from 'zod';
import { countryOfZone } from '../../domain/lists/countryOfZone.ts';
import { currencyOfCountry } from '../../domain/lists/currencyOfCountry.ts';
import { presentZone } from '../../domain/lists/timeZones.ts';
import { startingRoles } from '../access/default-roles.ts';
import { noteAdministratorRole } from '../access/new-forms.ts';
import { seeding } from '../db/seed/seeding.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { seedDocumentLists } from '../reference-lists/starting-documents.ts';
import { seedHiringLists } from '../reference-lists/starting-hiring.ts';
import { seedReferenceLists } from '../reference-lists/starting-lists.ts';
import { signInLimits } from './attempts.ts';
import { sessionCookies } from './cookies.ts';
import { hashPassword } from './password.ts';
import { isWeakPassword } from './password-strength.ts';
import { emailInput, readInput } from './read-input.ts';
import { refuseFlood } from './refuse-flood.ts';
import { headerOf } from './request-token.ts';
import { storePassword } from './set-password.ts';
import { dropSetUpCode, isSetUpCode } from './set-up-code.ts';
import { startSession } from './start-session.ts';

const shape = z.object({
  organisation: z.string().trim().min(2).max(200),
  code: z.string().trim().toLowerCase().regex(/^[a-z0-9][a-z0-9-]{1,31}$/, 'signIn.setUp.codeHelp'),
  name: z.string().trim().min(1).max(200),
  email: emailInput,
  password: z.string().min(1).max(1000),
  confirmation: z.string().min(1).max(1000),
  setUpCode: z.string().max(100).default(''),
  /** Left out: that of the organisation's usual beginning. */
  timeZone: z.string().trim().max(100).refine((zone) => zone === '' || presentZone(zone) !== null, 'rule.choice').optional(),
  language: z.enum(['en', 'fr', 'ja', 'sp']).default('en'),
});

type Input = z.infer<typeof shape>;

/** `POST /auth/set-up`: the first organisation of an empty installation and its administrator, who is signed in at once. */
export const setUp = async (context: Context): Promise<void> => {
  const input = await readInput(context, shape, 'BAD_USER_INPUT');
  if (input.password !== input.confirmation) throw refuse('PASSWORDS_DIFFER', { validationError: [{ field: 'confirmation', message: say(input.language, 'error.PASSWORDS_DIFFER') }] });
  if (isWeakPassword(input.password, input.email)) throw refuse('PASSWORD_WEAK', { validationError: [{ field: 'password', message: say(input.language, 'error.PASSWORD_WEAK') }] });
  await refuseFlood(context.db, signInLimits('set-up', context.address));
  if (!isSetUpCode(context.settings, input.setUpCode)) throw refuse('SET_UP_CODE_WRONG', { validationError: [{ field: 'setUpCode', message: say(input.language, 'error.SET_UP_CODE_WRONG') }] });
  const passwordHash = await hashPassword(input.password);
  const tokens = await withOrg(context.db, input.code, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('tenure set-up'))`);
    const [exists] = await tx.query<{ found: boolean }>('select any_organisation() as found');
    if (exists?.found !== false) throw refuse('ALREADY_SET_UP');
    const userId = await makeOrganisation(tx, input, passwordHash);
    return startSession(tx, { userId, address: context.address, userAgent: headerOf(context.request, 'user-agent') });
  });
  dropSetUpCode(context.settings);
  sendJson(context, 200, { errorCode: '', message: 'The organisation was set up.' }, { 'set-cookie': sessionCookies(tokens, context.secure) });
};

const makeOrganisation = async (tx: Transaction, input: Input, passwordHash: string): Promise<string> => {
  const seed = seeding(tx);
  const place = placeOf(input.timeZone ?? '');
  await seed.add('Organisation', [{ name: input.organisation, code: input.code, ...place }]);
  // Payroll begins where the organisation is, and whoever is hired first needs no setting to get a number.
  if (place.currency !== undefined) await seed.add('PayrollGeneralSetting', [{ country: place.country, currency: place.currency }]);
  await seed.add('EmployeeNumberSeries', [{ name: say(input.language, 'employeeNumberSeries.first'), digits: 6 }]);
  await seedReferenceLists(seed);
  await seedDocumentLists(seed);
  await seedHiringLists(seed);
  const roleIds = await seed.add('Role', startingRoles);
  const roleId = roleIds[startingRoles.findIndex(({ code }) => code === 'ADMINISTRATOR')]!;
  const account = { name: input.name, email: input.email.toLowerCase(), language: input.language.toUpperCase(), roles: [{ roleId }] };
  const [userId] = await seed.add('UserAccount', [account]);
  if (userId === undefined) throw new Error('The administrator was not made.');
  await storePassword(tx, userId, passwordHash);
  await seed.finish('Set-up');
  await noteAdministratorRole(tx, roleId);
  return userId;
};

type Place = { readonly timeZone?: string; readonly country?: string; readonly currency?: string };

/** What the zone of the head office tells of the organisation: its country, where clocks of one go by it, and what is paid with there. */
const placeOf = (zone: string): Place => {
  const timeZone = presentZone(zone);
  if (timeZone === null) return {};
  const country = countryOfZone(timeZone);
  const currency = country === null ? null : currencyOfCountry(country);
  return { timeZone, ...(country === null ? {} : { country }), ...(currency === null ? {} : { currency }) };
};
