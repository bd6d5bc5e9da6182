import { needMessages } from './providers/i18nMessages.ts';
import type { ComponentType, ReactNode } from 'react';
import type { CellFormats } from './fields/cellKind.ts';
import type { ScreenResource } from './providers/data/metadata.ts';
import type { Row } from './providers/data/row.ts';

export type CardBodyProps = { readonly row: Row; readonly formats: CellFormats };

/** A card on its way to a lane, which the question moves itself. */
export type AskProps = { readonly target: ScreenResource; readonly row: Row; /** Key of the lane. */ readonly to: string; readonly onClose: () => void; readonly onDone: () => void };

/** What a board of an entity is, where it is more than its fields say. */
export type BoardPlan = {
  /** Key of the field whose values are the lanes, unless another is chosen. */
  readonly by: string;
  /** Names of the fields that its cards need. */
  readonly columns: readonly string[];
  /** Key of the picture that stands before the name; initials without one. */
  readonly portrait?: string;
  /** What a card says below the name. */
  readonly Body: ComponentType<CardBodyProps>;
  /** Around the cards of a lane: reads for all of them what each says. */
  readonly Lane: ComponentType<{ readonly rows: readonly Row[]; readonly children: ReactNode }>;
  /** From a lane of `by` to those that its cards may go to; one that is not named may go anywhere. */
  readonly useNext: () => Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether there is something to ask before a card comes to the lane of a key. */
  readonly useWhetherToAsk: () => (row: Row, to: string) => Promise<boolean>;
  /** What is asked then. */
  readonly Ask: ComponentType<AskProps>;
};

const plans: Readonly<Partial<Record<string, () => Promise<BoardPlan>>>> = {
  Candidate: async () => (await Promise.all([import('./recruitment/candidates/board/candidateBoard.ts'), needMessages('pages')]))[0].candidateBoard,
};

const coming = new Map<string, Promise<BoardPlan>>();

/** The plan of an entity's board, on its way once; undefined where there is none. */
export const boardOf = (type: string): Promise<BoardPlan> | undefined => {
  const known = coming.get(type);
  const load = plans[type];
  if (known || !load) return known;
  const promise = load();
  promise.catch(() => coming.delete(type));
  coming.set(type, promise);
  return promise;
};
