import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readTemplates } from './template-parts.ts';
import type { SalaryPart } from './salary-parts.ts';

export type Parts = { readonly allowances: readonly SalaryPart[]; readonly retirals: readonly SalaryPart[]; readonly grosses: readonly SalaryPart[] };

type Asked = { readonly templateId?: unknown; readonly allowances?: unknown; readonly retirals?: unknown; readonly grosses?: unknown };

const listed = (value: unknown): readonly SalaryPart[] => (value ?? []) as readonly SalaryPart[];

/** The lines that were given; where nothing is paid and nothing put by, those of the template. @throws NOT_FOUND for a template that is none */
export const partsOf = async (tx: Transaction, { templateId, ...lists }: Asked): Promise<Parts> => {
  const given = { allowances: listed(lists.allowances), retirals: listed(lists.retirals), grosses: listed(lists.grosses) };
  if (templateId == null || given.allowances.length + given.retirals.length > 0) return given;
  const [template] = await readTemplates(tx, 't.id = $2', [templateId]);
  if (!template) throw refuse('NOT_FOUND');
  return { allowances: template.allowances, retirals: template.retirals, grosses: given.grosses.length > 0 ? given.grosses : template.grosses };
};
