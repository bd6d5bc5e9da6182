import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import type { Session } from '../../session.ts';

/** What stands between asking for a job post and opening it. The workflow builder may take its place: everything else asks only this. */
export type ApprovalStep = {
  /** Accounts that may decide about the post, to be told that they are asked. */
  readonly deciders: (tx: Transaction, post: Image) => Promise<readonly string[]>;
  /** Why the person may not decide; null where they may. Whether the post is within their reach is asked elsewhere. */
  readonly against: (tx: Transaction, session: Session, post: Image) => Promise<'_DB0100' | 'OWN_REQUEST' | null>;
};
