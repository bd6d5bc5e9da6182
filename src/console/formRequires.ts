/**
 * Fields that the page of a record asks for beside those that the entity requires, by entity and key. Elsewhere, as in the list, the panel and the
 * import, a record may lack them. Of a candidate: V-078; a status is there without being asked for.
 */
export const formRequires: Readonly<Partial<Record<string, readonly string[]>>> = {
  candidate: ['gender', 'dateOfBirth', 'email', 'phone', 'resume'],
};
