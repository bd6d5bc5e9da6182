/** Who writes, through which door, and why. */
import type { FormName } from '../../../generated/forms.ts';
import type { Reach } from '../access/reach.ts';
import type { Database } from '../db/connection.ts';
import type { Session } from '../session.ts';

export type Caller = {
  readonly db: Database;
  readonly session: Session;
  readonly reach: Reach;
  readonly form: FormName | null;
  readonly reason: string | null;
};
