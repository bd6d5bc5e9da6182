/** A saved view as its reader is told of it: without what they may not see, and saying what that was. */
import { emptyView, fitView, readView, type ViewDefinition, type ViewFields } from '../../domain/lists/listView.ts';
import type { Session } from '../session.ts';
import { mayChangeView } from './rights.ts';
import type { SharedRole, StoredView } from './stored-views.ts';

export type ToldView = {
  readonly id: string;
  readonly screen: string;
  readonly name: string;
  readonly definition: ViewDefinition;
  /** Keys of fields that it names and that exist no longer, or not for the reader. */
  readonly missing: readonly string[];
  /** False where the stored definition is none that this version knows. */
  readonly isReadable: boolean;
  readonly owner: string | null;
  readonly isMine: boolean;
  readonly mayChange: boolean;
  readonly roles: readonly SharedRole[];
  readonly isDefault: boolean;
  readonly isPinned: boolean;
  readonly version: number;
};

/** The stored view, fitted to the reader. */
export const toldView = (session: Session, fields: ViewFields, { definition, ownerId, isForMe: _, isRoleDefault: __, ...view }: StoredView): ToldView => {
  const read = readView(definition);
  return {
    ...view,
    ...fitView(read ?? emptyView, fields),
    isReadable: read !== undefined,
    isMine: ownerId === session.userId,
    mayChange: mayChangeView(session, { ownerId, roles: view.roles }),
  };
};

/** The view that a list begins with: the person's own choice, else that of their roles, the first by name. */
export const startOf = (views: readonly StoredView[], isPlain: boolean): StoredView | undefined =>
  views.find(({ isDefault }) => isDefault) ?? (isPlain ? undefined : views.find(({ isRoleDefault }) => isRoleDefault));
