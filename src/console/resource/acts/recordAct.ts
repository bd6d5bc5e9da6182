import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { SessionInfo } from '../../providers/authSession.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Screen } from '../../../domain/resource.ts';

export type ActDialogProps = {
  readonly target: ScreenResource;
  /** The records that it is for. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** It was done: nothing is chosen any more. */
  readonly onDone: () => void;
};

export type RecordAct = {
  /** `duplicate`: the entity copies its records in a way of its own, which stands in place of the general one. */
  readonly key: string;
  /** Message key. */
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isDestructive?: true;
  /** Whether the person may do it on a screen; `row` is known where it is one record. */
  readonly isOffered: (at: { readonly screen: Pick<Screen, 'path' | 'form'>; readonly rights: SessionInfo['rights']; readonly session?: SessionInfo | undefined; readonly row: Row | undefined }) => boolean;
  /** Asks what there is to ask, does it, and says what came of it. */
  readonly Dialog: ComponentType<ActDialogProps>;
};
