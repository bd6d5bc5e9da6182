/** drizzle-kit's picture of the tables, and the two pictures between which it can go without a question. */
export type Generated = { as: string; type: string };
export type Column = { name: string; type: string; notNull?: boolean; default?: unknown; generated?: Generated };
export type Index = { columns: { expression: string; isExpression?: boolean }[] };
export type Table = {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, Index>;
  foreignKeys: Record<string, { columnsFrom: string[]; columnsTo: string[]; tableFrom: string; tableTo: string }>;
  uniqueConstraints: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, { value: string }>;
  compositePrimaryKeys: Record<string, { name: string }>;
  policies: Record<string, { name: string }>;
};
export type Snapshot = { id: string; prevId: string; tables: Record<string, Table> };

const mentions = (text: string, column: string): boolean => new RegExp(`(?<![\\w])"?${column}"?(?![\\w])`).test(text);

const dropColumn = (table: Table, column: string): void => {
  delete table.columns[column];
  for (const [name, index] of Object.entries(table.indexes)) if (index.columns.some((part) => mentions(part.expression, column))) delete table.indexes[name];
  for (const [name, key] of Object.entries(table.foreignKeys)) if (key.columnsFrom.includes(column)) delete table.foreignKeys[name];
  for (const [name, unique] of Object.entries(table.uniqueConstraints)) if (unique.columns.includes(column)) delete table.uniqueConstraints[name];
  for (const [name, check] of Object.entries(table.checkConstraints)) if (mentions(check.value, column)) delete table.checkConstraints[name];
};

/** `from` without the tables and columns that `to` lacks, and the names of those that hold data of their own. */
export const withoutDropped = (from: Snapshot, to: Snapshot): { snapshot: Snapshot; dropped: string[] } => {
  const snapshot = structuredClone(from);
  const dropped: string[] = [];
  for (const [key, table] of Object.entries(snapshot.tables)) {
    const target = to.tables[key];
    if (!target) {
      dropped.push(table.name);
      delete snapshot.tables[key];
      for (const other of Object.values(snapshot.tables))
        for (const [name, foreign] of Object.entries(other.foreignKeys)) if (foreign.tableTo === table.name) delete other.foreignKeys[name];
      continue;
    }
    for (const [column, { generated }] of Object.entries(table.columns))
      if (!target.columns[column]) {
        if (!generated) dropped.push(`${table.name}.${column}`);
        dropColumn(table, column);
      }
  }
  return { snapshot, dropped };
};

/** Generated columns whose expression changed go first and come back with their index: drizzle-kit prints them before the columns they name. */
export const withoutStaleSearch = (from: Snapshot, to: Snapshot): { from: Snapshot; to: Snapshot } => {
  const [before, after] = [structuredClone(from), structuredClone(to)];
  for (const [key, table] of Object.entries(before.tables))
    for (const [name, column] of Object.entries(table.columns)) {
      const now = after.tables[key]?.columns[name];
      if (!column.generated || !now?.generated || column.generated.as === now.generated.as) continue;
      dropColumn(table, name);
      dropColumn(after.tables[key]!, name);
    }
  return { from: before, to: after };
};

const valuesOf = (check: string): string[] => [...check.matchAll(/'([A-Z0-9_]+)'/g)].map(([, value]) => value!);

/** Values of choices that columns held and no longer may: `grade.status` and `RETIRED`. */
export const withoutChoices = (from: Snapshot, to: Snapshot): { table: string; column: string; value: string }[] =>
  Object.entries(to.tables).flatMap(([key, { name: table, columns, checkConstraints }]) =>
    Object.entries(checkConstraints).flatMap(([name, { value: now }]) => {
      const column = Object.keys(columns).find((one) => name === `${table}_${one}_check`);
      const before = from.tables[key]?.checkConstraints[name]?.value;
      if (column === undefined || before === undefined) return [];
      return valuesOf(before).filter((value) => !valuesOf(now).includes(value)).map((value) => ({ table, column, value }));
    }),
  );

/** Columns that rows of a table that is there already would have no value for. */
export const withoutValue = (from: Snapshot, to: Snapshot): string[] =>
  Object.entries(to.tables).flatMap(([key, table]) => {
    const before = from.tables[key]?.columns;
    if (!before) return [];
    return Object.entries(table.columns)
      .filter(([name, column]) => !before[name] && column.notNull && column.default === undefined && !column.generated)
      .map(([name]) => `${table.name}.${name}`);
  });

const sharedTables = (from: Snapshot, to: Snapshot): { before: Table; now: Table }[] => Object.entries(to.tables).flatMap(([key, now]) => (from.tables[key] ? [{ before: from.tables[key], now }] : []));

/** What records that are there may hold and the new tables refuse, as what a person is told. */
export const wouldStop = (from: Snapshot, to: Snapshot): string[] =>
  sharedTables(from, to).flatMap(({ before, now }) => [
    ...Object.entries(now.columns).flatMap(([name, { notNull, type, generated }]) => {
      const had = before.columns[name];
      if (!had || generated) return [];
      return [
        ...(had.type === type ? [] : [`Values of ${now.name}.${name} that are no ${type} would stop it, and others lose what ${type} does not keep. Say before its type changes what becomes of them: update "${now.name}" set "${name}" = …;`]),
        ...(notNull && !had.notNull ? [`Records without a value in ${now.name}.${name} would stop it. Say before it becomes required what they get: update "${now.name}" set "${name}" = … where "${name}" is null;`] : []),
      ];
    }),
    ...Object.entries(now.uniqueConstraints)
      .filter(([name, { columns }]) => before.uniqueConstraints[name]?.columns.join() !== columns.join())
      .map(([, { columns }]) => `Records of ${now.name} that share ${columns.slice(1).map((column) => column.replace(/_folded$/, '')).join(' and ')} would stop it. Say before the constraint is added which of them stay.`),
  ]);
