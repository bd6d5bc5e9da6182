import { use } from 'react';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import DoorOpen from 'lucide-react/icons/door-open';
import Hourglass from 'lucide-react/icons/hourglass';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Shuffle from 'lucide-react/icons/shuffle';
import { screens } from '../../../../../generated/screens.ts';
import { lowered } from '../../../../domain/lowered.ts';
import { writeDate } from '../../../fields/input/dateText.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useProductName } from '../../../providers/authOrganisation.ts';
import { printedMetadata } from '../../../providers/data/printedMetadata.ts';
import { tagOf } from '../../../providers/i18nLanguages.ts';
import { ChangeTable } from '../../form/ChangeTable.tsx';
import { exactMoment, momentText } from '../../history/momentText.ts';
import type { LucideIcon } from 'lucide-react';
import type { TimelineEntry } from './useTimeline.ts';

const Line = styled('li')({ display: 'flex', gap: 12, padding: '12px 0', borderBottom: '1px solid var(--hair)', '&:last-of-type': { borderBottom: 0 } });
const Mark = styled('span')({ display: 'inline-grid', placeItems: 'center', width: 24, height: 24, flex: 'none', borderRadius: '50%', background: 'var(--canvas)', color: 'var(--text-2)', '&[data-day]': { background: 'var(--accent-wash)', color: 'var(--accent-text)' } });
const Body = styled('div')({ flex: 1, minWidth: 0, '& dl': { margin: '4px 0 0' } });
const Head = styled('div')({ display: 'flex', gap: 8, '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& time': { flex: 'none', fontSize: 12, lineHeight: '20px', color: 'var(--text-3)' } });
const Ahead = styled('small')({ marginLeft: 8, padding: '0 6px', borderRadius: 4, background: 'var(--info-wash)', color: 'var(--info)', fontSize: 12, lineHeight: '20px' });
const Why = styled('blockquote')({ margin: '4px 0 0', padding: '0 0 0 8px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere' });

const ICONS: Readonly<Record<TimelineEntry['kind'], LucideIcon>> = { CHANGE: Pencil, JOINED: DoorOpen, PROBATION_ENDS: Hourglass, CONFIRMED: BadgeCheck, RESIGNED: LogOut, AWARDED: Award, JOB_CHANGE: Shuffle, MAIL: Mail, MOVED: ArrowRight, SCORECARD: ClipboardCheck };

const endpointOf = (type: string): string => screens.find((screen) => screen.type === type)?.endpoint ?? 'core-hr';

type Props = { readonly entry: TimelineEntry; /** How people know what it is about. */ readonly title: string; readonly isAhead: boolean };

/** One thing that happened: what, when, why, and each field old → new. */
export const TimelineLine = ({ entry, title, isAhead }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const product = useProductName();
  const locale = tagOf(useLocale());
  const resource = use(printedMetadata.byType(endpointOf(entry.entity), entry.entity));
  const { kind, at, on, change } = entry;
  const Icon = ICONS[kind];
  const entity = translate(resource.name, { smart_count: 1 });
  const by = entry.by ?? product;
  // What a step is for stands beside it: a candidate may be moved for several posts.
  const sentence = kind === 'MOVED' ? [translate('timeline.MOVED', { by }), title].filter((part) => part !== '').join(' · ') : kind === 'CHANGE' ? translate(`timeline.${change ?? 'UPDATE'}`, { by, entity: lowered(entity, locale), title }).trim() : translate(`timeline.${kind}`, { by, title });
  const changes = entry.fields.flatMap(({ field: key, before, after }) => resource.fields.filter((field) => field.key === key || field.name === key).map((field) => ({ field, before, after })));
  // A reason that the record keeps itself, as that of a canceled round, stands among its fields.
  const isSaid = !entry.reason || changes.some(({ after }) => after === entry.reason);
  return (
    <Line>
      <Mark data-day={kind === 'CHANGE' ? undefined : ''} aria-hidden>
        <Icon size={14} strokeWidth={1.5} />
      </Mark>
      <Body>
        <Head>
          <span>
            {sentence}
            {isAhead ? <Ahead>{translate('timeline.ahead')}</Ahead> : null}
          </span>
          {at ? (
            <time dateTime={at} title={exactMoment(at, formats)}>
              {momentText(at, formats)}
            </time>
          ) : on ? (
            <time dateTime={on}>{writeDate(on, formats.dateFormat)}</time>
          ) : null}
        </Head>
        {changes.length === 0 ? null : <ChangeTable entity={resource.name} changes={changes} record={{}} isNew={kind === 'SCORECARD'} />}
        {isSaid ? null : <Why>{entry.reason}</Why>}
      </Body>
    </Line>
  );
};
