/**
 * Encrypts the images that versions before 0022 wrote in clear. Their digests change with them, so the chain is made anew from its start:
 * only where it is whole, and the last seal before and after is logged.
 */
import type { Logger } from '../../log.ts';
import type { Change } from '../../resource/journal.ts';
import { sealImages } from '../../resource/sealed-image.ts';
import type { OwnerConnection } from '../owner.ts';
import { chainStart, readLinks, sealOf } from './links.ts';
import { rootOf, withRoot } from '../root-of.ts';
import { verifyJournal } from './verify.ts';

const page = 2000;

type Row = Change & { readonly at: string; readonly changeSetId: string };

const inClear = `((c.before is not null and not c.before ? 'sealed') or (c.after is not null and not c.after ? 'sealed'))`;

const hide = async (owner: OwnerConnection, orgCode: string): Promise<number> => {
  const tx = withRoot({ orgCode, query: owner.query }, rootOf(owner));
  let total = 0;
  for (;;) {
    const rows = await owner.query<Row>(`select c.at::text as at, c.change_set_id as "changeSetId", c.entity, c.row_id as id, c.kind, c.before, c.after from change c where c.org_code = $1 and ${inClear} limit ${page}`, [orgCode]);
    if (rows.length === 0) return total;
    const sealed = await sealImages(tx, rows.flatMap(({ entity, before, after }) => [before, after].flatMap((image) => (image === null ? [] : [{ entity, image }]))));
    let next = 0;
    const images = rows.map(({ at, changeSetId, entity, id, before, after }) => ({ at, set: changeSetId, entity, id, before: before && sealed[next++]!, after: after && sealed[next++]! }));
    await owner.query(
      `update change c set before = x.before, after = x.after from jsonb_to_recordset($2::jsonb) as x(at timestamptz, "set" bigint, entity text, id bigint, before jsonb, after jsonb)
       where c.org_code = $1 and c.at = x.at and c.change_set_id = x."set" and c.entity = x.entity and c.row_id = x.id`,
      [orgCode, JSON.stringify(images)],
    );
    total += rows.length;
  }
};

/** The chain over what is stored now. Answers its last seal. */
const chainAnew = async (owner: OwnerConnection, orgCode: string): Promise<string> => {
  let before = chainStart(orgCode);
  for await (const link of readLinks(owner, orgCode)) {
    const digest = link.found ?? link.digest;
    before = sealOf(orgCode, before, { ...link, digest });
    await owner.query(`update journal_seal set digest = decode($3, 'hex'), seal = $4 where org_code = $1 and place = $2`, [orgCode, link.place, digest, before]);
  }
  return before.toString('hex');
};

/** One transaction; nothing when another server is at it. A journal that is not whole stays as it is, and each start says so. */
export const hideImages = async (owner: OwnerConnection, orgCode: string, log: Logger): Promise<void> => {
  await owner.query('begin');
  try {
    // The sealer's lock: no link is added meanwhile.
    await owner.query(`select pg_advisory_xact_lock(hashtextextended('journal seal ' || $1, 0))`, [orgCode]);
    const [waiting] = await owner.query('delete from journal_in_clear where org_code = $1 returning org_code', [orgCode]);
    const { fault, last } = await verifyJournal(owner, orgCode);
    if (fault !== null) log.error({ organisation: orgCode, fault }, 'the journal is broken, so its images were left in clear; npm run verify says where');
    if (waiting === undefined || fault !== null) {
      await owner.query('rollback');
      return;
    }
    const images = await hide(owner, orgCode);
    const seal = await chainAnew(owner, orgCode);
    await owner.query('commit');
    if (images > 0) log.info({ organisation: orgCode, changes: images, sealBefore: last, seal }, 'the images of the journal are encrypted now; note the new seal where the one before was noted');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined); // the first error says why
    throw error;
  }
};
