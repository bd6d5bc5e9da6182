/** What a record keeps among the others of its entity: one series gives numbers, one account gets the pay. */
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from './caller.ts';
import type { Hooks, Values } from './hooks.ts';
import type { Image } from './image.ts';
import { refuseFields } from './refuse-fields.ts';

/** Records that are not looked at where they are stored: `images` is what some of them will be, the rest go. */
export type Instead = { readonly ids: readonly string[]; readonly images: readonly Image[] };

const NOTHING: Instead = { ids: [], images: [] };

/** What is wrong with the whole record beside those of `instead` and all that are stored but for these; `before` is null for one that is new. */
type AmongRule = (tx: Transaction, caller: Caller, whole: Values, before: Image | null, instead: Instead) => Promise<readonly Problem[]>;

/**
 * Whoever writes is asked record by record. Records that go back are asked when all of them are back: one that was switched off for another comes back
 * only where that one is off again. `problems` is for beforeSave.
 */
export const keptAmong = (rule: AmongRule): Required<Pick<Hooks, 'afterSave' | 'fit'>> & { readonly problems: (tx: Transaction, caller: Caller, values: Values, before: Image | null) => Promise<readonly Problem[]> } => ({
  problems: async (tx, caller, values, before) => (caller.source === 'UNDO' ? [] : rule(tx, caller, { ...before, ...values, id: before?.id ?? values['id'] ?? null }, before, NOTHING)),
  afterSave: async (tx, caller, after, before) => {
    if (caller.source === 'UNDO') refuseFields(caller, [...(await rule(tx, caller, after, before, NOTHING))]);
  },
  fit: async (tx, caller, written, gone) => {
    const images = written.map(({ after }) => after);
    const instead = { ids: [...images.map(({ id }) => id), ...gone], images };
    for (const { after, before } of written) refuseFields(caller, [...(await rule(tx, caller, after, before, instead))]);
  },
});

/** The first of the images, but for the record itself, that the rule is about. */
export const insteadOf = ({ images }: Instead, whole: Values, isRival: (other: Image) => boolean): Image | undefined => images.find((other) => other.id !== String(whole['id']) && isRival(other));
