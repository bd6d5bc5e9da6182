import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import FolderInput from 'lucide-react/icons/folder-input';
import Paperclip from 'lucide-react/icons/paperclip';
import UserX from 'lucide-react/icons/user-x';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { writeDate } from '../../../fields/input/dateText.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { FieldFact, Facts } from '../../../resource/tabs/Facts.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Note = styled('div')({
  display: 'flex',
  gap: 8,
  margin: '0 16px 12px',
  padding: '8px 12px',
  borderRadius: 6,
  flex: 'none',
  background: 'var(--warn-wash)',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: 2 },
  '& p': { margin: 0 },
  '& p + p': { color: 'var(--text-2)' },
  '&[data-tone=bad]': { background: 'var(--bad-wash)', '& svg': { color: 'var(--bad)' } },
  '&[data-tone=info]': { background: 'var(--info-wash)' },
});

const title = (value: unknown): string => (isLinked(value) ? value.title : '');

type Props = TabProps & { /** The day on which the candidate took the application to the post back. */ readonly withdrawnOn: string | null };

/** Why somebody is not considered at present: since when, by whom, what was said, and what proves it. */
export const StandingNote = ({ target, record, withdrawnOn }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const day = (value: unknown): string => (typeof value === 'string' ? writeDate(value, dateFormat) : '');
  const { standing } = record;
  const shown =
    standing === 'ARCHIVED'
      ? { tone: 'warn', Icon: Archive, text: translate('candidates.archive.shown', { day: day(record['archivedOn']), reason: title(record['archiveReason']) }), said: record['archiveComment'] }
      : standing === 'BLACKLISTED'
        ? { tone: 'bad', Icon: Ban, text: translate('candidates.blacklist.shown', { by: String(record['blacklistedBy'] ?? ''), day: day(record['blacklistedOn']), reason: title(record['blacklistReason']) }), said: record['blacklistComment'] }
        : standing === 'TALENT_POOL'
          ? { tone: 'info', Icon: FolderInput, text: translate('candidates.pool.shown', { pool: title(record['talentPool']) }), said: null }
          : withdrawnOn !== null
            ? { tone: 'warn', Icon: UserX, text: translate('candidates.withdrawn.shown', { day: day(withdrawnOn) }), said: null }
            : undefined;
  if (!shown) return null;
  return (
    <Note data-tone={shown.tone}>
      <shown.Icon size={16} aria-hidden />
      <div>
        <p>{shown.text}</p>
        {shown.said ? <p>{String(shown.said)}</p> : null}
        {standing === 'BLACKLISTED' && (record['blacklistAttachment'] ?? '') !== '' ? <Facts><FieldFact target={target} record={record} name="blacklistAttachment" Icon={Paperclip} /></Facts> : null}
      </div>
    </Note>
  );
};
