import { useTranslate } from 'ra-core';
import { plainField } from '../../fields/plainField.ts';
import { ConflictDialog } from '../../resource/form/ConflictDialog.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { comma } from '../../shell/comma.ts';
import { timedSlots, type ScheduleValues } from './scheduleValues.ts';
import { ownZone, wholeTimeIn } from './times.ts';
import type { RoundPart } from './roundClash.ts';

type Props = { readonly clashing: readonly RoundPart[]; readonly mine: ScheduleValues; readonly theirs: ScheduleValues; readonly isSaving: boolean; readonly onClose: () => void; readonly onSave: (taken: ReadonlySet<string>) => void };

/** Somebody else changed the round as well: both arrangements side by side, one choice for each part. */
export const MeanwhileMoved = ({ clashing, mine, theirs, ...rest }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const zone = ownZone();
  const texts: Readonly<Record<RoundPart, (values: ScheduleValues) => string>> = {
    startsAt: (values) => timedSlots(values, [''], zone).map(({ startsAt, endsAt }) => wholeTimeIn(startsAt, endsAt, zone, locale)).join(''),
    timeZone: ({ timeZone }) => timeZone.replaceAll('_', ' '),
    mode: ({ mode, venue, meetingLink }) => [translate(`enum.InterviewMode.${mode}`), mode === 'ON_SITE' ? venue : mode === 'VIDEO' ? meetingLink : ''].filter((part) => part !== '').join(' · '),
    note: ({ note }) => note,
    panel: ({ panel }) => panel.map(({ name }) => name).join(comma()),
  };
  return (
    <ConflictDialog
      entity="scheduledRound"
      other={translate('form.conflict.someone')}
      clashes={clashing.map((part) => ({ field: plainField(part, 'text'), mine: texts[part](mine), theirs: texts[part](theirs) }))}
      mineOf={{}}
      theirsOf={{}}
      {...rest}
    />
  );
};
