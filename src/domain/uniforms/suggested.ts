/** Pieces that somebody should get: what the entitlement lacks, and what is to be replaced soon, of people whom it names. */
export const suggestedPieces = ({ entitled, held, due }: { readonly entitled: number; readonly held: number; readonly due: number }): number => Math.max(0, entitled - held) + Math.min(due, entitled);
