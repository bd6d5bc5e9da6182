/** Whether anybody thinks of hiring the candidate: nobody meets, or makes a salary for, whom they archived or blacklisted. */
export const isConsidered = (standing: unknown): boolean => standing !== 'ARCHIVED' && standing !== 'BLACKLISTED';
