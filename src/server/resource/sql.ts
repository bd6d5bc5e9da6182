/** Pieces of SQL. Names come from metadata, never from a request; values are always bound. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A `like` pattern of an expression's text somewhere in another, as `fold` reads it. */
export const pattern = (text: string): string => `'%' || regexp_replace(fold(${text}), ${literal('([\\\\%_])')}, ${literal('\\\\\\1')}, 'g') || '%'`;

/** Collects the values of one statement; `bind` answers their placeholder. The organisation is always $1. */
export type Bindings = { readonly values: unknown[]; bind(value: unknown): string };

export const bindings = (orgCode: string): Bindings => {
  const values: unknown[] = [orgCode];
  return { values, bind: (value) => `$${values.push(value)}` };
};
