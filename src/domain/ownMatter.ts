/** What somebody may do about themselves with a right that is over others: issue a uniform, judge it, make an exception, close an alert. */

/** FREE: it is about somebody else. NOTED: nobody else could do it, and the journal says that it was done by oneself. OTHERS: somebody else does. */
export type OwnMatter = 'FREE' | 'NOTED' | 'OTHERS';

/**
 * Nobody decides their own, unless nobody else could: then it would never be done. Money, requests that are approved, and rights are not asked here: there nobody decides their
 * own, whoever else there is.
 */
export const ownMatter = ({ isOwn, hasOthers }: { readonly isOwn: boolean; /** Somebody else has the right over the person. */ readonly hasOthers: boolean }): OwnMatter => (!isOwn ? 'FREE' : hasOthers ? 'OTHERS' : 'NOTED');
