import type { ComponentType } from 'react';
import type { FormName } from '../../../../generated/forms.ts';

/** Whose matters a dashboard shows. */
export type BoardName = 'organisation' | 'team' | 'mine';

/** Columns of twelve that a card takes; below 960 px every card takes the whole width. */
export const spans = [4, 5, 6, 7, 8, 12] as const;
export type Span = (typeof spans)[number];

export type WidgetProps = { readonly board: BoardName };

export type Widget = {
  /** Its title is the message `dashboard.<key>`. */
  readonly key: string;
  readonly boards: readonly BoardName[];
  readonly span: Span;
  /** Shown with the view right on one of them; without forms to everybody of the board. */
  readonly forms?: readonly FormName[];
  readonly load: () => Promise<ComponentType<WidgetProps>>;
};
