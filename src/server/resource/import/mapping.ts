/** What a person says about the columns of a file. Targets are keys of `importTargets`: 'code', 'gradeId', 'address.city', 'id'. */
export type Mapping = {
  /** For each column of the file the target it fills, or null. */
  readonly columns: readonly (string | null)[];
  /** The same text in every row that has none of its own. */
  readonly constants: readonly TargetText[];
  /** Text with columns in braces: '{first_name} {last_name}', '{email}@example.com'. */
  readonly templates: readonly TargetText[];
  /** References whose missing records are made with the import, with the texts of their other fields. */
  readonly create: readonly { readonly target: string; readonly values: readonly TargetText[] }[];
  /** Update only: an empty cell empties the field. Otherwise it leaves it as it is. */
  readonly clearEmpty: boolean;
};

export type TargetText = { readonly target: string; readonly text: string };

export const emptyMapping: Mapping = { columns: [], constants: [], templates: [], create: [], clearEmpty: false };
