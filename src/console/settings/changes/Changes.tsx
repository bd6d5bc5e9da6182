import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../providers/authSession.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import { ChangesTools } from './ChangesTools.tsx';
import { useActs } from './useActs.ts';
import { narrows, useChangesFilter } from './useChangesFilter.ts';
import { useChangeSets } from './useChangeSets.ts';
import { useOneChangeSet } from './useOneChangeSet.ts';
import { useRevert } from './useRevert.ts';
import type { Act } from './useActs.ts';
import type { ChangeSet } from './useChangeSets.ts';

const Page = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', minHeight: 44, padding: '0 16px', flex: 'none', borderTop: '1px solid var(--line)' });

const path = '/account/changes';
const recordsOf = ({ groups }: ChangeSet): number => groups.reduce((sum, { records }) => sum + records, 0);

/** /account/changes: what I did, and for whoever may read the audit log what everybody did, each with its undo. */
export const Changes = () => {
  const translate = useTranslate();
  const rights = useSession()?.rights['CHANGES'];
  const seesOthers = rights?.view === true && rights.scope === 'ALL';
  const { filter, setFilter, openSet, open } = useChangesFilter(seesOthers);
  const { rows, error, retry, hasMore, more, isFetching } = useChangeSets(filter);
  const opened = useOneChangeSet(openSet, rows);
  const isApart = opened != null && !rows?.some(({ id }) => id === opened.id);
  const acts = useActs([...(isApart ? [opened] : []), ...(rows ?? [])]);
  const { revert, working } = useRevert();
  const [asked, setAsked] = useState<{ readonly act: Act; readonly records: number }>();
  const onAct = (row: ChangeSet, act: Act): void => (recordsOf(row) > 1 ? setAsked({ act, records: recordsOf(row) }) : void revert(act));
  const label = useScreenLabel()({ path });
  const all = (): void => setFilter({ ...filter, userId: null, entity: null, kind: null, source: null, fromDate: null, toDate: null });
  return (
    <>
      <PageHeader title={label} />
      <ChangesTools filter={filter} seesOthers={seesOthers} onFilter={setFilter} />
      {asked ? (
        <ConfirmDialog
          title={translate(asked.act.isRedo ? 'changes.redoAll' : 'history.undoAll', { smart_count: asked.records })}
          confirm={translate(asked.act.isRedo ? 'shell.redo.act' : 'form.undo')}
          onConfirm={() => {
            setAsked(undefined);
            void revert(asked.act);
          }}
          onCancel={() => setAsked(undefined)}
        >
          {translate(asked.act.isRedo ? 'changes.redoAllHint' : 'history.undoAllHint')}
        </ConfirmDialog>
      ) : null}
      <Page>
        <Column>
          {opened === null ? <Note tone="warning" title={translate('changes.notYours')} /> : null}
          {error && !rows?.length ? (
            <ErrorState error={error} onRetry={() => void retry()} />
          ) : rows === undefined ? (
            <Skeleton widths={[320, 200, 480, 480]} />
          ) : rows.length === 0 ? (
            <EmptyState
              title={translate(narrows(filter) ? 'changes.noMatch' : 'changes.none')}
              message={translate(narrows(filter) ? 'changes.noMatchWhy' : 'changes.noneWhy')}
              {...(narrows(filter) ? { action: { label: translate('changes.clear'), run: all } } : {})}
            />
          ) : (
            <Scroll>
              <ChangesTable rows={rows} acts={acts} working={working} openId={openSet} onOpen={open} onAct={onAct} />
            </Scroll>
          )}
          {error && rows?.length ? (
            <Foot>
              <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
            </Foot>
          ) : hasMore ? (
            <Foot>
              <Button variant="text" loading={isFetching} onClick={() => void more()}>
                {translate('activityLog.more')}
              </Button>
            </Foot>
          ) : null}
        </Column>
        {opened ? (
          <ChangePanel
            key={opened.id}
            row={opened}
            acts={acts}
            isWorking={working !== undefined}
            onAct={(act) => onAct(opened, act)}
            onOpen={open}
            onClose={() => {
              open(undefined);
              document.querySelector<HTMLElement>('[data-open] button')?.focus();
            }}
          />
        ) : null}
      </Page>
    </>
  );
};
