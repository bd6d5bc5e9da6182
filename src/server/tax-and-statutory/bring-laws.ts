import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { addNew, withRowIds } from '../resource/new-records.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { mayAddLaw } from '../statutory/kinds-of-law.ts';
import { lawTypes } from '../statutory/law-book.ts';
import { lawsOf } from '../statutory/missing-laws.ts';
import type { LawRecord } from '../statutory/missing-laws.ts';

type Arguments = { readonly picked: readonly string[] };

/** Adds what was picked of the law of the country and is not there yet, in one change-set. A client picks, it does not write: the records are those of the law book. */
export const bringLaws = ({ picked }: Arguments, context: Context, grant: Grant) =>
  inChangeSet('bringLaws', { picked: [...new Set(picked)].toSorted() }, context, grant, null, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`laws ${tx.orgCode}`]);
    const wanted = new Set(picked);
    const { country } = await readPayrollSettings(tx);
    const chosen = (await lawsOf(tx, country)).filter(({ key, type, exists }) => wanted.has(key) && !exists && mayAddLaw(grant.session, type));
    const valuesOf = async ({ type, values }: LawRecord) =>
      type === 'ProfessionalTaxRule' ? { ...values, slabs: await withRowIds(tx, 'professional_tax_slab', values['slabs'] as readonly Readonly<Record<string, unknown>>[]) } : values;
    const changes: Change[] = [];
    for (const type of lawTypes) {
      const records: Readonly<Record<string, unknown>>[] = [];
      for (const law of chosen) if (law.type === type) records.push(await valuesOf(law));
      changes.push(...(await addNew(tx, type, records, grant.session.name)));
    }
    return { changes, answer: { added: changes.length } };
  });
