import type { Transaction } from '../db/org.ts';
import { isInGroupSql } from '../people/group-members.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';
import { coveredTypes } from './covered-forms.ts';
import type { CoveredForm } from './covered-forms.ts';

/** The active configuration of a form that holds for employee `e`, as a table expression; `where` narrows over `c`. Somebody in two groups has the older configuration. */
export const configurationSql = (form: CoveredForm, where = 'true'): string =>
  `(select c.* from ${quote(resourceOf(coveredTypes[form]).table)} c where c.org_code = $1 and c.status = 'ACTIVE' and ${where} and (c.custom_group_id is null or ${isInGroupSql('c.custom_group_id')}) order by c.id limit 1)`;

export type Held<Row> = { /** The one for the employee. */ readonly own: Row | null; /** Whether the organisation has any at all. */ readonly isUsed: boolean };

type Asked = {
  readonly form: CoveredForm;
  /** Columns over `c`, each named as the row's key. */
  readonly columns: string;
  /** Narrows by what $3 and so on are. */
  readonly where?: string;
  readonly values?: readonly unknown[];
};

/** The configuration of a form for an employee. Where there is no active one at all, nothing is asked of anybody. */
export const configurationFor = async <Row extends object>(tx: Transaction, employeeId: string, { form, columns, where = 'true', values = [] }: Asked): Promise<Held<Row>> => {
  const { table } = resourceOf(coveredTypes[form]);
  const [found] = await tx.query<{ own: Row | null; isUsed: boolean }>(
    `select (select to_json(r) from (select ${columns} from employee e cross join lateral ${configurationSql(form, where)} c where e.org_code = $1 and e.id = $2::bigint) r) as own,
       exists (select from ${quote(table)} c where c.org_code = $1 and c.status = 'ACTIVE' and ${where}) as "isUsed"`,
    [tx.orgCode, employeeId, ...values],
  );
  return { own: found?.own ?? null, isUsed: found?.isUsed ?? false };
};
