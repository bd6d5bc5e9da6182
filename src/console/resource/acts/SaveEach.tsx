import { useEffect, useRef } from 'react';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import type { ActDialogProps } from './recordAct.ts';

type Props = Pick<ActDialogProps, 'ids' | 'onClose' | 'onDone'> & { /** Fetches what the record's file is and hands it to the device. */ readonly save: (id: number) => Promise<void> };

/** An act that asks nothing: a file of each record, one after the other; what cannot be read is told. */
export const SaveEach = ({ ids, onClose, onDone, save }: Props) => {
  const tellFailure = useTellFailure();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const all = async (): Promise<void> => {
      for (const id of ids) await save(Number(id));
    };
    all().then(onDone, (error: unknown) => {
      tellFailure(error);
      onClose();
    });
  }, [ids, onClose, onDone, save, tellFailure]);
  return null;
};
