/** Links of the chain as they are stored, each beside the digest that its change-set has now. */
import { createHash } from 'node:crypto';
import type { OwnerConnection } from '../owner.ts';

export type Link = {
  readonly place: string;
  readonly changeSetId: string;
  readonly format: number;
  /** As stored, hexadecimal. */
  readonly digest: string;
  readonly seal: string;
  /** Computed from the change-set and its changes; null when the change-set is gone. */
  readonly found: string | null;
};

/** Links of one statement. */
const page = 500;

/** The same digest as seal_journal in the migrations makes, format 1: fields that never change, and the digest of each change in order. */
const linksSql = `
  with part as materialized (select * from journal_seal where org_code = $1 and place > $2 order by place limit ${page}),
  content as (
    select c.change_set_id, string_agg(sha256(convert_to(jsonb_build_array(c.entity, c.row_id, c.kind, (extract(epoch from c.at) * 1000000)::bigint, c.before, c.after)::text, 'UTF8')), ''
      order by c.at, c.entity collate "C", c.row_id) as digests
    from change c where c.org_code = $1 and c.change_set_id in (select change_set_id from part) group by c.change_set_id
  )
  select p.place::text as place, p.change_set_id::text as "changeSetId", p.format, encode(p.digest, 'hex') as digest, encode(p.seal, 'hex') as seal,
    case when s.id is not null then encode(sha256(convert_to(jsonb_build_array(s.org_code, s.id, (extract(epoch from s.at) * 1000000)::bigint, s.user_id, s.by, s.form, s.source, s.reason, s.records, s.undoes)::text, 'UTF8')
      || coalesce(c.digests, '')), 'hex') end as found
  from part p left join change_set s on s.org_code = $1 and s.id = p.change_set_id left join content c on c.change_set_id = p.change_set_id
  order by p.place`;

export async function* readLinks(owner: OwnerConnection, orgCode: string): AsyncGenerator<Link> {
  for (let last = '0'; ; ) {
    const links = await owner.query<Link>(linksSql, [orgCode, last]);
    yield* links;
    if (links.length < page) return;
    last = links.at(-1)!.place;
  }
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** What the first link follows. */
export const chainStart = (orgCode: string): Buffer => sha256(orgCode);

/** The seal that a link must have behind the seal before it. */
export const sealOf = (orgCode: string, before: Buffer, { place, changeSetId, format, digest }: Link): Buffer =>
  sha256(before, `[${JSON.stringify(orgCode)}, ${place}, ${changeSetId}, ${format}]`, Buffer.from(digest, 'hex'));
