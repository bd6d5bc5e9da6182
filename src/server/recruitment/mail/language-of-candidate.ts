/** SQL: the language in which a candidate is written to, of an organisation `o`. */
export const languageOfCandidate = (candidate: string): string => `lower(coalesce(${candidate}.preferred_language, o.language))`;
