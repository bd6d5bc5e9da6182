/** Whether people of the language write the family name before the given name. */
export const isFamilyFirst = (language: string): boolean => language === 'ja';

/** Fields as people of the language write their names: where that is so, the family name stands before the given name. All others stay where they are. */
export const inNameOrder = <One extends { readonly name: string }>(fields: readonly One[], language: string): readonly One[] => {
  const given = fields.findIndex(({ name }) => name === 'firstName');
  const family = fields.findIndex(({ name }) => name === 'lastName');
  if (!isFamilyFirst(language) || given < 0 || family < given) return fields;
  return [...fields.slice(0, given), fields[family]!, ...fields.slice(given, family), ...fields.slice(family + 1)];
};
