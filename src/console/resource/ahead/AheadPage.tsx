import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { loadCatalogue } from '../../shell/failure/loadCatalogue.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useUndoable } from '../form/useUndoable.ts';
import type { ReactNode } from 'react';
import type { Progress } from './useParts.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Far = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(64px, 240px) auto', alignItems: 'center', gap: 12, margin: '0 auto 0 0', color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums', '& > :first-of-type': { width: 240, maxWidth: '100%' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

type Added = { readonly added: number; readonly changeSet?: string | null | undefined; /** Where it was done in parts. */ readonly changeSets?: readonly string[]; /** Why not all of it was done. */ readonly failure?: unknown };
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
  /** How far an act in parts is. */
  readonly progress?: Progress | undefined;
  readonly children: ReactNode;
};

/** A page that shows records before it adds them; one undo takes them back. */
export const AheadPage = ({ title, list, to = list, endpoint, label, isReady, add, done, progress, children }: Props) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const [isWorking, setWorking] = useState(false);
  /** What was done before a part was refused can be undone: why not all of it was is said with it. */
  const reasonOf = async (failure: unknown): Promise<string> => {
    if (failure === undefined) return '';
    const said = await loadCatalogue().catch(() => undefined);
    // Without its words (no network) the rest counts more: what is recorded, and its undo.
    return said ? said.sentenceOf(said.describeError(failure, { action: 'add' }), translate) : failure instanceof Error ? failure.message : '';
  };
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const { added, changeSet, changeSets, failure } = await add();
      const told = await reasonOf(failure);
      undoable({ endpoint, changeSet: changeSets ?? changeSet ?? null, message: done(added), told, isToNote: true });
      if (failure === undefined) void navigate(to);
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: labelOf({ path: list }), path: list }]} divided />
      <Scroll inert={isWorking}>{children}</Scroll>
      <Foot data-save-bar>
        {progress ? (
          <Far>
            <LinearProgress variant="determinate" value={(progress.done / progress.total) * 100} aria-label={label} />
            <span role="status">{translate('shell.progress.count', { done: number.format(progress.done), total: number.format(progress.total) })}</span>
          </Far>
        ) : null}
        <Button disabled={isWorking} onClick={() => void navigate(list)}>{translate('shell.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} loading={isWorking} onClick={() => void save()}>
          {label}
        </Button>
      </Foot>
    </>
  );
};
