import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { ConfirmDialog } from '../../../shell/pieces/ConfirmDialog.tsx';
import { ConflictDialog } from '../../form/ConflictDialog.tsx';
import { LazyAlongDialog } from '../../form/LazyAlongDialog.tsx';
import { recordTitle } from '../../form/recordName.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.tsx';
import { useSaveKeys } from '../../form/useSaveKeys.ts';
import { valuesOfEdit } from '../cells/applyEdits.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { TrayLines } from './TrayLines.tsx';
import { useKeepEdits } from './useKeepEdits.ts';
import { useSheetFoot } from './useSheetFoot.ts';
import { useTray } from './useTray.ts';

const Box = styled('section')({ flex: 'none', borderTop: '1px solid var(--line)', background: 'var(--surface)', boxShadow: 'var(--shadow-tray)', position: 'relative', zIndex: 4 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  flexWrap: 'wrap',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& .tag': { padding: '1px 8px', borderRadius: 10, background: 'var(--bad-wash)', color: 'var(--bad)', fontSize: 12, lineHeight: '18px', fontWeight: 500 },
  '& .said': { flex: 1, minWidth: 0, '&:not(:empty)': { flexBasis: 200 }, color: 'var(--text-2)', fontSize: 13 },
});

/** Edits of the cells that wait to be saved: what was and what will be, what is wrong, Preview, Save and Discard. It stays while the list pages or filters. */
export const ChangeTray = ({ isSaveAsked }: { /** Before it was there. */ readonly isSaveAsked: RefObject<boolean> }) => {
  const { target, edits: store } = useListModel();
  const formats = useCellFormats();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const tray = useTray();
  const [isFolded, setFolded] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { count, savable, wrong, isWorking, dispute } = tray;
  const guard = useLeaveGuard(useCallback(() => store.get().size > 0, [store]), ({ pathname }) => pathname);
  useSaveKeys(() => void tray.save());
  const saveAsked = useEffectEvent(() => {
    if (!isSaveAsked.current) return;
    isSaveAsked.current = false;
    void tray.save();
  });
  useEffect(() => {
    saveAsked();
  }, []);
  useKeepEdits();
  const foot = useSheetFoot();
  return (
    <Box ref={foot} aria-label={translate('tray.title')}>
      <Head>
        <h2>{translate('tray.count', { smart_count: count, what: words.counted(tray.all.length) })}</h2>
        {wrong > 0 ? <span className="tag">{translate('tray.wrong', { smart_count: wrong })}</span> : null}
        <span className="said" role="status">
          {tray.said}
        </span>
        <Button size="small" variant="text" disabled={isWorking} onClick={() => setDiscarding(true)}>
          {translate('tray.discard')}
        </Button>
        <Button size="small" disabled={isWorking} onClick={() => void tray.preview()}>
          {translate('tray.preview')}
        </Button>
        <Button size="small" variant="contained" loading={isWorking} disabled={savable === 0} title={translate('tray.saveKey')} onClick={() => void tray.save()}>
          {savable === count ? translate('tray.save', { smart_count: count, number: words.number(count) }) : translate('tray.saveOf', { number: words.number(savable), all: words.number(count) })}
        </Button>
        <IconButton size="small" aria-expanded={!isFolded} aria-label={translate(isFolded ? 'tray.unfold' : 'tray.fold')} onClick={() => setFolded(!isFolded)}>
          {isFolded ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </IconButton>
      </Head>
      {isFolded ? null : <TrayLines edits={tray.edits} />}
      {guard}
      {isDiscarding ? (
        <ConfirmDialog
          title={translate('tray.discardTitle', { smart_count: count })}
          confirm={translate('tray.discard')}
          isWorking={false}
          onConfirm={() => {
            setDiscarding(false);
            store.clear();
          }}
          onCancel={() => setDiscarding(false)}
        >
          {translate('tray.discardHint')}
        </ConfirmDialog>
      ) : null}
      <LazyAlongDialog type={target.resource.type} offered={tray.offered} isWorking={isWorking} onSave={(wanted) => void tray.saveAlong(wanted)} onClose={tray.dropAlong} />
      {dispute ? (
        <ConflictDialog
          key={dispute.theirs.id}
          entity={target.resource.name}
          clashes={dispute.clashes}
          record={recordTitle(target.resource, dispute.theirs, formats)}
          other={String(dispute.theirs['updatedBy'] ?? translate('form.conflict.someone'))}
          mineOf={{ ...dispute.edit.row, ...valuesOfEdit(dispute.edit) }}
          theirsOf={dispute.theirs}
          isSaving={isWorking}
          confirm={tray.isLastDispute ? undefined : translate('form.conflict.keep')}
          onClose={tray.dropDisputes}
          onSave={(taken) => tray.decide(dispute, taken)}
        />
      ) : null}
    </Box>
  );
};
