import { sizesOf } from '../../domain/uniforms/sizes.ts';
import type { Transaction } from '../db/org.ts';

type Stock = { readonly size: string | null; readonly received: number; readonly issued: number; readonly usable: number; readonly onHand: number };
type Row = { readonly id: string; readonly name: string; readonly code: string; readonly kind: string; readonly sizes: string | null; readonly wearMonths: number | null; readonly isCounted: boolean; readonly stock: readonly Stock[] };
export type UniformChoice = Omit<Row, 'sizes'> & { readonly sizes: readonly string[] };

/** Items in use with what is in the store of each size: received, less issued, and what came back and may be issued again. */
export const readUniformChoices = async (tx: Transaction): Promise<readonly UniformChoice[]> => {
  const rows = await tx.query<Row>(
    `with moved as (select s.item_id, s.size, s.quantity as received, 0 as issued, 0 as usable from uniform_stock_entry s where s.org_code = $1
       union all select u.item_id, u.size, 0, u.quantity, 0 from uniform_issue u where u.org_code = $1
       union all select u.item_id, u.size, 0, 0, r.quantity from uniform_return r join uniform_issue u on u.org_code = r.org_code and u.id = r.uniform_issue_id where r.org_code = $1 and r.outcome = 'USABLE'),
     store as (select m.item_id, m.size, sum(m.received)::int as received, sum(m.issued)::int as issued, sum(m.usable)::int as usable from moved m group by m.item_id, m.size)
     select i.id::text as id, i.name, i.code, i.type as kind, i.sizes, i.wear_months as "wearMonths", exists (select from uniform_stock_entry s where s.org_code = $1 and s.item_id = i.id) as "isCounted",
       coalesce((select json_agg(json_build_object('size', s.size, 'received', s.received, 'issued', s.issued, 'usable', s.usable, 'onHand', s.received - s.issued + s.usable)) from store s where s.item_id = i.id), '[]') as stock
     from uniform_item i where i.org_code = $1 and i.status = 'ACTIVE' order by fold(i.name), i.id`,
    [tx.orgCode],
  );
  return rows.map(({ sizes: written, ...row }) => {
    const sizes = sizesOf(written);
    const place = ({ size }: Stock): number => (size === null ? -1 : sizes.indexOf(size));
    return { ...row, sizes, stock: row.stock.toSorted((one, other) => place(one) - place(other)) };
  });
};
