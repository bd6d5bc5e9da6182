import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { ScreenEntry } from '../../../domain/resource.ts';
import type { Linked } from '../../providers/data/row.ts';

export type AddReferenceProps = {
  readonly screen: ScreenEntry;
  /** What was searched for: the first value of the new record's title. */
  readonly title: string;
  /** The kinds that the picker takes (`pickedBy` of the entity), where not all. */
  readonly among?: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onAdded: (linked: Linked) => void;
};

/** How a picker adds the record that it did not find; the form page provides it, because the dialog holds a form. */
export const AddContext = createContext<((props: AddReferenceProps) => ReactNode) | null>(null);
