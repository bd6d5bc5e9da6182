/** Writing checked records: all at once where nothing of one concerns another, else one after the other. */
import { finding } from '../../domain/problem.ts';
import { bindFiles } from '../files/bind-files.ts';
import { refuse } from '../refuse.ts';
import { changedKeys } from './changed-keys.ts';
import type { Leaving } from './check-many.ts';
import type { Hooks, Written } from './hooks.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';
import { seenImage } from './seen-image.ts';
import { readImages, updateFields } from './store.ts';
import { foundBeside } from './told-together.ts';
import { forRow, problemsOf, problemsTold, refuseRow, type Batch, type Row } from './update-batch.ts';

type Differing = Row & { readonly next: Image; readonly keys: readonly string[] };

/** Records of one statement that writes. */
const TOGETHER = 2000;

/** Whether nothing that an entity does with one record concerns another one of it. */
export const isApart = ({ apart, beforeSave, afterSave, together }: Hooks): boolean => apart === true || !(beforeSave || afterSave || together);

/** A record as it is after what was done to those before it. What it let go of counts as its own. */
const readAgain = async ({ tx, resource, leaving }: Batch, row: Row): Promise<Row> => {
  const now = (await readImages(tx, resource, [row.id])).get(row.id);
  if (!now) return row;
  const left = leaving.filter(({ ids }) => ids.has(row.id)).map(({ by }) => [by.key, row.before[by.key]] as const);
  return { ...row, before: { ...now, ...Object.fromEntries(left) } };
};

/** What entities do beyond their declaration, then what may not change any more. Answers the records that differ. */
const completed = async (batch: Batch, rows: readonly Row[]): Promise<Differing[]> => {
  const { tx, resource, caller, hooks, refused } = batch;
  const out: Differing[] = [];
  for (const row of rows) {
    const { id, before, values } = row;
    if (refused.has(id)) {
      const told = problemsTold(batch, id);
      const beside = told.length > 0 ? await foundBeside(tx, resource, hooks, row, caller, told) : [];
      if (beside.length > 0) refuseRow(batch, id, refuse('BAD_USER_INPUT', { validationError: beside }));
      continue;
    }
    if (hooks.beforeSave) await forRow(batch, id, () => hooks.beforeSave!(tx, caller, values, before));
    const next = { ...before, ...values, id, version: before.version };
    const keys = changedKeys(resource, before, next, values);
    const fixed = resource.fields.filter(({ key, fixed: isFixed }) => isFixed && keys.includes(key));
    if (fixed.length > 0) refuseRow(batch, id, problemsOf(batch, fixed.map(({ key, name }) => ({ field: key, ...finding('rule.fixed', {}, { fieldName: `${resource.name}.${name}` }) }))));
    if (keys.length > 0) out.push({ ...row, next, keys });
  }
  return out;
};

const keysOf = (rows: readonly Differing[], leaving: readonly Leaving[]): ReadonlySet<string> => new Set([...rows.flatMap(({ keys }) => keys), ...leaving.map(({ by }) => by.key)]);

const write = async (batch: Batch, rows: readonly Differing[]): Promise<Change[]> => {
  const { tx, resource, caller, hooks, leaving } = batch;
  const { session } = caller;
  const after = new Map<string, Image>();
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const some = rows.slice(at, at + TOGETHER);
    for (const image of await updateFields(tx, resource, some, keysOf(some, leaving), session.name)) after.set(image.id, image);
  }
  const written: Written[] = [];
  for (const { id, before, values } of rows) {
    const image = after.get(id);
    if (!image) refuseRow(batch, id, refuse('CONFLICT', { current: seenImage(resource, before, session, hooks) }));
    else {
      await forRow(batch, id, async () => {
        await bindFiles(tx, resource, id, values, session);
        await hooks.afterSave?.(tx, caller, image, before);
      });
      written.push({ after: image, before });
    }
  }
  const others = batch.refused.size > 0 || !hooks.together ? [] : await hooks.together(tx, caller, written);
  const along = batch.refused.size > 0 || caller.along !== true || !hooks.along ? [] : await hooks.along.run(tx, caller, written);
  return [...written.map(({ before, after: image }): Change => ({ entity: resource.type, id: image.id, kind: 'UPDATE', before, after: image })), ...others, ...along];
};

/** What was written, and which of the records differ from what they were. */
type Stepped = { readonly changes: readonly Change[]; readonly changed: readonly string[] };

/** With a refusal, or without `writes`, it only looks: what is left is asked, and not written. */
export const takeSteps = async (batch: Batch, rows: readonly Row[], writes: boolean): Promise<Stepped> => {
  const changes: Change[] = [];
  const changed: string[] = [];
  const step = async (some: readonly Row[]): Promise<void> => {
    const differing = await completed(batch, some);
    for (const { id } of differing) changed.push(id);
    if (writes && batch.refused.size === 0) for (const change of await write(batch, differing)) changes.push(change);
  };
  if (isApart(batch.hooks)) await step(rows);
  else for (const [at, row] of rows.entries()) await step([at > 0 && writes && batch.refused.size === 0 ? await readAgain(batch, row) : row]);
  return { changes, changed };
};
