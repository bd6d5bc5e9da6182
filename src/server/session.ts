/** Who asks: from the access token alone, never from an argument or another header. */
import type { FormName } from '../../generated/forms.ts';
import type { Customisation } from '../domain/customisation/customise.ts';
import type { Language } from '../domain/languages.ts';
import type { Scope } from '../domain/resource.ts';
import type { ViewAs } from './access/view-as.ts';
import { refuseBesideReading } from './access/view-as-only-reads.ts';
import { readSession } from './auth/read-session.ts';
import type { Found } from './auth/read-session.ts';
import { touchSession } from './auth/touch-session.ts';
import { accessTokenOf, headerOf } from './auth/request-token.ts';
import { hashOfToken, organisationOfToken } from './auth/token.ts';
import { freshFor } from './fresh.ts';
import type { Context } from './http/route.ts';
import { refuse } from './refuse.ts';

export type FormRights = {
  readonly view: boolean;
  readonly add: boolean;
  readonly update: boolean;
  readonly delete: boolean;
  readonly optionalChoice: boolean;
  readonly scope: Scope;
  /** The scope is TEAM, and another role gives SELF on the same form: the own records belong to it too. */
  readonly withSelf?: boolean;
};

export type { Language };

export type Session = {
  readonly id: string;
  readonly orgCode: string;
  readonly userId: string;
  readonly employeeId: string | null;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  readonly language: Language;
  /** IANA zone of the organisation, by whose calendar 'today' is meant. */
  readonly timeZone: string;
  /** The day with which weeks begin in the organisation's country, 1 Monday … 7 Sunday; absent where nobody asks by weeks. */
  readonly weekStart?: number;
  readonly rights: ReadonlyMap<FormName, FormRights>;
  readonly isAdmin: boolean;
  readonly isManager: boolean;
  readonly isRecruiter: boolean;
  /** Work of a due time: 'today' is its day, whenever it is done. Absent where it is the day of now. */
  readonly asOf?: Date;
  /** Fields that the organisation added or changed; absent where it has none. */
  readonly customisation?: Customisation;
  /** The currency of payroll, ISO 4217; absent where it is the organisation's own. */
  readonly payrollCurrency?: string;
  /** Looks at Tenure as another account or a role: rights are those of both, and nothing is changed. */
  readonly viewAs?: ViewAs;
};

/** A session that ended elsewhere, a changed role or a changed password counts within this time. */
const FRESH_MS = 900;
const MOST_CACHED = 20_000;

type Known = { readonly found: Promise<Found | null>; isNoted: boolean };
const known = freshFor<Known>(FRESH_MS, MOST_CACHED);

/** Forgets what this process knows of sessions, so that the next request asks the database. */
export const forgetSessions = (): void => known.clear();

type Asking = Pick<Context, 'request' | 'db' | 'address' | 'log'>;

/**
 * The session of a request, or null when its token is missing, unknown, expired or ended. Refuses with 403 when the
 * request names another organisation than its session, with 401 while the session is locked, and whatever is beside
 * reading while it looks as somebody else.
 */
export const loadSession = async (context: Asking): Promise<Session | null> => {
  const token = accessTokenOf(context.request);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  if (token === undefined || orgCode === null) return null;
  const entry = cached(context, orgCode, hashOfToken(token));
  const found = await entry.found;
  if (found === null) return null;
  const { session, isLocked, isStale } = found;
  const named = headerOf(context.request, 'org_code');
  if (named !== undefined && named !== session.orgCode) throw refuse('ORGANISATION_MISMATCH');
  if (isLocked) throw refuse('SESSION_LOCKED');
  if (session.viewAs) refuseBesideReading(context.request);
  if (isStale && !entry.isNoted && !isUnattended(context)) {
    entry.isNoted = true;
    touchSession(context, session);
  }
  return session;
};

/** What a page asks by itself, without anybody at it, says so: it does not put off the lock. */
const isUnattended = ({ request }: Asking): boolean => headerOf(request, 'x-unattended') !== undefined;

const cached = (context: Pick<Context, 'db'>, orgCode: string, tokenHash: string): Known =>
  known.take(tokenHash, () => {
    const made: Known = { found: readSession(context.db, orgCode, tokenHash), isNoted: false };
    made.found.catch(() => known.drop(tokenHash));
    return made;
  });
