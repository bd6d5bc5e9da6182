/** Column types of the generated tables that Drizzle lacks: ids are bigint in the database and strings in TypeScript. */
import { customType } from 'drizzle-orm/pg-core';

/** An id or a reference to one. */
export const key = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** An exact decimal amount, text in TypeScript; rounding is the rule's business, never the column's. */
export const decimal = customType<{ data: string; driverData: string; config: { precision: number; scale: number } }>({
  dataType: (config) => `numeric(${config?.precision ?? 19},${config?.scale ?? 4})`,
});

/** A moment, ISO text in UTC. */
export const moment = customType<{ data: string; driverData: string }>({ dataType: () => 'timestamp with time zone' });
