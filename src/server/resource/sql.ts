/** Pieces of SQL. Names come from metadata, never from a request; values are always bound. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Collects the values of one statement; `bind` answers their placeholder. The organisation is always $1. */
export type Bindings = { readonly values: unknown[]; bind(value: unknown): string };

export const bindings = (orgCode: string): Bindings => {
  const values: unknown[] = [orgCode];
  return { values, bind: (value) => `$${values.push(value)}` };
};
