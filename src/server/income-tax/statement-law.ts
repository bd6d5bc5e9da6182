/** The laws on statements of deducted tax that this installation brings, a file for each country. */
import { readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { quarters } from '../../domain/tax-statements/quarter.ts';
import type { StatementForm } from '../../domain/tax-statements/quarter.ts';

const day = z.string().regex(/^\d\d-\d\d$/);
const source = z.string().min(5);
const shape = z.object({
  country: z.string().length(2),
  currency: z.string().length(3),
  forms: z.array(z.object({ from: z.iso.date(), formNumber: z.string(), section: z.string(), paymentCode: z.string(), law: source, due: z.record(z.enum(quarters), day), deposit: z.object({ daysAfterMonth: z.number().int(), lastMonth: day, source }) })).min(1),
  states: z.record(z.string(), z.string()),
  statesSource: source,
});

export type StatementLaw = { readonly country: string; readonly currency: string; readonly forms: readonly StatementForm[]; /** Codes of states, by their names. */ readonly states: Readonly<Record<string, string>> };

const folder = new URL('./statements/', import.meta.url);
let loaded: readonly StatementLaw[] | undefined;

/** Null where Tenure knows of no such statement in the country. */
export const statementLaw = (country: string): StatementLaw | null =>
  (loaded ??= readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): StatementLaw => shape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))).find((law) => law.country === country) ?? null;
