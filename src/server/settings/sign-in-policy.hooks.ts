import { refuseWiderRoles } from '../access/no-wider-than-own.ts';
import { refuse } from '../refuse.ts';
import type { FieldProblem } from '../refuse.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { forgetSessions } from '../session.ts';

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol) && new URL(value).username === '';
const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** What a way to sign in needs once it is on. Whether its host may be asked is decided where it is asked. */
const problemsOf = (values: Values): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const need = (field: string, isFine: boolean, message: string): void => void (isFine || problems.push({ field, message }));
  if (values['openIdEnabled'] === true) {
    need('openIdIssuer', isAddress(values['openIdIssuer']), 'Enter the address of the provider, beginning with https://.');
    need('openIdClientId', !isBlank(values['openIdClientId']), 'Enter the client ID that the provider gave you.');
    need('openIdDomains', !isBlank(values['openIdDomains']), 'Enter at least one mail domain.');
  }
  if (values['partnerEnabled'] === true) need('partnerId', !isBlank(values['partnerId']), 'Enter how the partner calls itself.');
  if (!isBlank(values['partnerKeysUrl'])) need('partnerKeysUrl', isAddress(values['partnerKeysUrl']), 'Enter an address that begins with https://.');
  return problems;
};

/**
 * Who decides how people sign in could sign in as anyone, so the writer's own rights must cover every role there is.
 * Binding accounts to devices ends all other sessions, which belong to no device yet.
 */
export const hooks: Hooks = {
  beforeSave: async (tx, { session }, values, before) => {
    const roles = await tx.query<{ id: string }>('select id::text from role where org_code = $1', [tx.orgCode]);
    await refuseWiderRoles(tx, session, roles.map(({ id }) => id));
    const validationError = problemsOf({ ...before, ...values });
    if (validationError.length > 0) throw refuse('BAD_USER_INPUT', { validationError });
  },
  afterSave: async (tx, { session }, after, before) => {
    if (after['deviceLocking'] === true && before?.['deviceLocking'] !== true) {
      await tx.query(`update session set ended_at = now(), ended_because = 'DEVICE' where org_code = $1 and ended_at is null and id <> $2`, [tx.orgCode, session.id]);
    }
    forgetSessions();
  },
};
