/** Column types of the generated tables that Drizzle lacks: ids are bigint in the database and strings in TypeScript. */
import { customType } from 'drizzle-orm/pg-core';

/** An id or a reference to one. */
export const key = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });
