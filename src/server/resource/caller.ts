/** Who writes, through which door, and why. */
import type { FormName } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Reach } from '../access/reach.ts';
import type { Database } from '../db/connection.ts';
import type { Session } from '../session.ts';

export type Caller = {
  readonly db: Database;
  readonly session: Session;
  /** Whose records; a grant names the screens that opened it as well. */
  readonly reach: Reach & Partial<Pick<Grant, 'forms'>>;
  readonly form: FormName | null;
  readonly reason: string | null;
  /** What is imported happened elsewhere before: nobody outside is told of it. What is undone goes back together: whether records fit each other is asked after that. Who applies on the career page gives what its form asks. */
  readonly source?: 'IMPORT' | 'UNDO' | 'CAREER_PAGE';
  /** What is written was said in another record before: what is inactive by now goes along. */
  readonly carries?: true;
  /** A record that goes hands what refers to it on to another one: nobody asks for anything anew. */
  readonly isMove?: true;
  /** What the entity offers to be done along with a change (`Hooks.along`) is wanted. */
  readonly along?: true;
  /** Mails that leave with a change (`Hooks.mails`) are not wanted. */
  readonly withoutMails?: true;
  /** A file is checked: what hooks write or count is taken back, so they need not do it to refuse. */
  readonly isRehearsal?: true;
  /** Fields of the record that are wrong and left out of what a hook is asked about: what was there before stands in their place, and says nothing. */
  readonly unsound?: ReadonlySet<string>;
  /** The client's own name for the request: sent again, the work is not done again. */
  readonly idempotencyKey?: string | null;
};
