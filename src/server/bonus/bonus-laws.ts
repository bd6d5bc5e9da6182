/** The laws on bonus that this installation brings, a file for each country. */
import { readFileSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import type { BonusLaw } from '../../domain/bonus/bonus-law.ts';

const amount = z.string().regex(/^\d+(\.\d+)?$/);
const shape = z.object({
  country: z.string().length(2),
  currency: z.string().length(3),
  rules: z.array(z.object({ from: z.iso.date(), law: z.string().min(5), eligibleUpTo: amount, reckonedUpTo: amount, leastPercent: amount, mostPercent: amount, leastAmount: amount, leastDays: z.number().int() })).min(1),
});

const folder = new URL('./laws/', import.meta.url);
let loaded: readonly z.infer<typeof shape>[] | undefined;

/** Empty where no law is known, and where payroll reckons in another currency. */
export const bonusLaws = (country: string, currency: string): readonly BonusLaw[] =>
  (loaded ??= readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => shape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))).find((law) => law.country === country && law.currency === currency)?.rules ?? [];
