import { useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../providers/authSession.ts';
import { nameOfScreen } from '../../../providers/data/metadata.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';

/** A candidate who is not on this screen any more (archived, kept, restored) may be on another of theirs: it is found and opened. Answers whether it is still being looked for. */
export const useElsewhere = ({ resource, screen }: ScreenResource, id: string, error: Error | null): boolean => {
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const rights = useSession()?.rights;
  const [lost, setLost] = useState<string>();
  const isGone = error !== null && 'status' in error && error.status === 404;
  useEffect(() => {
    if (!isGone) return setLost(undefined);
    let isOpen = true;
    const find = async (): Promise<void> => {
      for (const other of resource.screens) {
        if (other.path === screen.path || rights?.[other.form]?.view !== true) continue;
        const isThere = await dataProvider.getOne(nameOfScreen(other), { id }).then(() => true, () => false);
        if (!isOpen) return;
        if (isThere) return void navigate(`${other.path}/${id}`, { replace: true });
      }
      setLost(id);
    };
    void find();
    return () => {
      isOpen = false;
    };
  }, [dataProvider, id, isGone, navigate, resource.screens, rights, screen.path]);
  return isGone && lost !== id;
};
