/** Of an outgoing mail that concerns a candidate: what was written to them, and not to others of them. */
export const toCandidate = (alias: string): string => `${alias}.template not like 'panel%' and ${alias}.template <> 'offerAnswered'`;
