import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import { refusalBody } from '../../providers/data/refusal.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import { useData } from '../../shell/Steady.tsx';

/** A record that this screen does not show any more (archived, kept, restored) may stand on another of its entity: it is looked for and opened. Answers whether that goes on. */
export const useElsewhere = ({ resource, screen }: ScreenResource, id: string, error: Error | null): boolean => {
  const navigate = useNavigate();
  const { tab } = useParams();
  const dataProvider = useData();
  const rights = useSession()?.rights;
  const [lost, setLost] = useState<string>();
  const isGone = refusalBody(error).errorCode === 'NOT_FOUND';
  useEffect(() => {
    if (!isGone) return setLost(undefined);
    let isOpen = true;
    const find = async (): Promise<void> => {
      for (const other of resource.screens) {
        if (other.path === screen.path || rights?.[other.form]?.view !== true) continue;
        const isThere = await dataProvider.getOne(nameOfScreen(other), { id }).then(() => true, () => false);
        if (!isOpen) return;
        if (isThere) return void navigate([other.path, id, ...(tab === undefined ? [] : [tab])].join('/'), { replace: true });
      }
      setLost(id);
    };
    void find();
    return () => {
      isOpen = false;
    };
  }, [dataProvider, id, isGone, navigate, resource.screens, rights, screen.path, tab]);
  return isGone && lost !== id;
};
