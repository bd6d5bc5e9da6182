import { organisationNamed } from './organisation-of-request.ts';
import type { Context } from '../context.ts';

/** The organisation of the session, else the one that host or header name, else null. For what the sign-in page may know of it. */
export const organisationOfCaller = (context: Context): string | null => context.session?.orgCode ?? organisationNamed(context);
