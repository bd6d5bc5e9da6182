/** Whether anybody thinks of hiring the candidate: nobody meets whom they archived or blacklisted. */
export const isConsidered = (standing: unknown): boolean => standing !== 'ARCHIVED' && standing !== 'BLACKLISTED';
