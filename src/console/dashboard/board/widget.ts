import type { ComponentType } from 'react';
import type { FormName } from '../../../../generated/forms.ts';

/** Whose matters a dashboard shows. */
export type BoardName = 'organisation' | 'team' | 'mine';

/** Columns of twelve that a card takes; below 960 px every card takes the whole width. */
export const spans = [4, 5, 6, 7, 8, 12] as const;
export type Span = (typeof spans)[number];

/** Pixels of a line of words under a card, its own line above it included, and of one with a button. */
export const FOOT = 33;
export const FOOT_WITH_BUTTON = 41;

export type WidgetProps = { readonly board: BoardName };

export type Widget = {
  /** Its title is the message `dashboard.<key>`. */
  readonly key: string;
  /** On which dashboards; there with the view right on one of the forms, or for everybody where none is named. */
  readonly boards: Readonly<Partial<Record<BoardName, readonly FormName[]>>>;
  /** The dashboards on which it stands before the others at first. */
  readonly ahead?: readonly BoardName[];
  readonly span: Span;
  /** Pixels of its body, whatever it holds, so that nothing moves when it comes; more than fits scrolls. */
  readonly height?: number;
  /** Its body holds figures in a row, which on a phone stand in pairs. */
  readonly hasFigures?: true;
  /** Pixels of the line under its body. */
  readonly foot?: typeof FOOT | typeof FOOT_WITH_BUTTON;
  readonly load: () => Promise<ComponentType<WidgetProps>>;
};
