import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { recordActs } from '../../recordActs.ts';
import { useIsViewing, useSession } from '../../providers/authSession.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import type { ReactNode } from 'react';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { RecordAct } from './recordAct.ts';

const none: readonly RecordAct[] = [];
const known = new Map<string, readonly RecordAct[]>();

/** The acts of an entity, once they have come. */
const useLoaded = (type: string): readonly RecordAct[] => {
  const [loaded, setLoaded] = useState(() => known.get(type));
  const tellFailure = useTellFailure();
  useEffect(() => {
    const load = recordActs[type];
    if (!load || known.has(type)) return setLoaded(known.get(type));
    load().then((acts) => {
      known.set(type, acts);
      setLoaded(acts);
    }, tellFailure);
  }, [tellFailure, type]);
  return loaded ?? none;
};

export type OfferedAct = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly isDestructive: boolean; readonly isWorking: boolean; readonly run: () => void };

type Options = {
  readonly target: ScreenResource;
  /** The records that an act would be for; asked when it is chosen. */
  readonly idsOf: () => Promise<readonly string[]> | readonly string[];
  /** The record, where it is one. */
  readonly row?: Row | undefined;
  readonly onDone: () => void;
};

/** What the person may do with records besides editing and deleting them, and the dialog of what was chosen. */
export const useRecordActs = ({ target, idsOf, row, onDone }: Options): { readonly acts: readonly OfferedAct[]; readonly dialog: ReactNode } => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const session = useSession();
  const isViewing = useIsViewing();
  const all = useLoaded(target.resource.type);
  const [open, setOpen] = useState<{ readonly act: RecordAct; readonly ids: readonly string[] }>();
  const [asking, setAsking] = useState<string>();
  const close = (): void => setOpen(undefined);
  const choose = async (act: RecordAct): Promise<void> => {
    setAsking(act.key);
    try {
      setOpen({ act, ids: await idsOf() });
    } catch (error) {
      tellFailure(error);
    } finally {
      setAsking(undefined);
    }
  };
  const offered = isViewing ? none : all.filter(({ isOffered }) => isOffered({ screen: target.screen, rights: session?.rights ?? {}, session, row }));
  return {
    acts: offered.map((act) => ({ key: act.key, label: translate(act.label), icon: <act.Icon />, isDestructive: act.isDestructive === true, isWorking: asking === act.key, run: () => void choose(act) })),
    dialog: open ? (
      <Suspense>
        <open.act.Dialog
          target={target}
          ids={open.ids}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      </Suspense>
    ) : null,
  };
};
