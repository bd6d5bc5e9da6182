import { flexiBenefit } from '../../domain/income-tax/flexi-benefit.ts';
import { untaxedUnder } from '../../domain/income-tax/person-year.ts';
import { decimalText } from '../../domain/payroll/formula/ratio.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { standingFor } from '../income-tax/declaration-release.ts';
import { flexibleComponents } from '../income-tax/flexible-components.ts';
import { presentYear } from '../income-tax/present-year.ts';
import { taxedComponents } from '../income-tax/taxed-components.ts';

type Declared = { readonly declarationId: string; readonly version: number; readonly status: 'DRAFT' | 'SUBMITTED'; readonly lines: readonly { readonly componentId: string; readonly amount: string }[] };

/** What the caller may divide this year, and how they divided it. */
export const ownFbpDeclaration = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { employeeId } = session;
    const { year, today, currency } = await presentYear(tx);
    const components = employeeId === null ? [] : await flexibleComponents(tx, employeeId, today, await taxedComponents(tx));
    const [declared] = await tx.query<Declared>(
      `select f.id::text as "declarationId", f.version, f.status, coalesce((select json_agg(json_build_object('componentId', l.component_id::text, 'amount', trim_scale(l.amount)::text)) from fbp_declaration_line l where l.org_code = $1 and l.fbp_declaration_id = f.id), '[]') as lines
       from fbp_declaration f where f.org_code = $1 and f.employee_id = $2::bigint and f.financial_year = $3`,
      [tx.orgCode, employeeId, year],
    );
    return {
      errorCode: '',
      message: '',
      financialYear: year,
      currency,
      standing: await standingFor(tx, 'FBP', employeeId),
      flexibleBenefit: decimalText(flexiBenefit(components), 2),
      components: components.map(({ id, name, planned, limit, isFixed, component }) => ({ componentId: id, name, description: component.description, planned, limit, isFixed, untaxedUnder: untaxedUnder(component), declared: declared?.lines.find(({ componentId }) => componentId === id)?.amount ?? null })),
      declarationId: declared?.declarationId ?? null,
      version: declared?.version ?? null,
      status: declared?.status ?? null,
    };
  });
