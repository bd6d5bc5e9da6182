import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useUndoable } from '../form/useUndoable.ts';
import type { ReactNode } from 'react';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

type Added = { readonly added: number; readonly changeSet?: string | null | undefined };
type Props = {
  readonly title: string;
  /** The list that the records join: of cancelling, and of the crumb. */
  readonly list: string;
  /** Where they are seen once they are added; the list where nothing else is named. */
  readonly to?: string;
  readonly endpoint: string;
  /** What the button says, which adds nothing while `isReady` is false. */
  readonly label: string;
  readonly isReady: boolean;
  readonly add: () => Promise<Added>;
  readonly done: (added: number) => string;
  readonly children: ReactNode;
};

/** A page that shows records before it adds them; one undo takes them back. */
export const AheadPage = ({ title, list, to = list, endpoint, label, isReady, add, done, children }: Props) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const { added, changeSet } = await add();
      undoable({ endpoint, changeSet: changeSet ?? null, message: done(added), isToNote: true });
      void navigate(to);
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: labelOf({ path: list }), path: list }]} divided />
      <Scroll>{children}</Scroll>
      <Foot data-save-bar>
        <Button onClick={() => void navigate(list)}>{translate('shell.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} loading={isWorking} onClick={() => void save()}>
          {label}
        </Button>
      </Foot>
    </>
  );
};
