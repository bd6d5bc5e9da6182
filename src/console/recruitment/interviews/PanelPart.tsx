import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { AvailabilityStrip } from './AvailabilityStrip.tsx';
import { PanelChoice } from './PanelChoice.tsx';
import { longDay, ownZone } from './times.ts';
import { useAvailability, type Plan } from './useSchedule.ts';
import { spanOf, type ScheduleValues, type TimedSlot } from './scheduleValues.ts';

type Props = { readonly plan: Plan; readonly values: ScheduleValues; readonly slots: readonly TimedSlot[]; readonly exceptRoundId: string | null; readonly onChange: (part: Partial<ScheduleValues>) => void };

/** Who asks, and whether they are free. */
export const PanelPart = ({ plan, values, slots, exceptRoundId, onChange }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const zone = ownZone();
  const span = spanOf(values.day, slots, zone);
  const { data, error, isFetching, refetch } = useAvailability(values.panel.map(({ id }) => id), span?.from ?? null, span?.to ?? null, exceptRoundId);
  const known = new Map(data?.map((one) => [one.employeeId, one]));
  return (
    <section>
      <h2>{translate('interviews.panel')}</h2>
      <PanelChoice members={values.panel} offered={plan.panel.map(({ employeeId, name }) => ({ id: employeeId, name }))} onChange={(panel) => onChange({ panel })} />
      {span !== null && values.panel.length > 0 ? (
        <>
          <p style={{ margin: '16px 0 8px', color: 'var(--text-2)' }}>{translate('interviews.strip', { date: longDay(values.day, locale) })}</p>
          <AvailabilityStrip members={values.panel} known={known} isLooking={isFetching} {...span} slots={slots.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))} zone={zone} />
          {error ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} /> : null}
        </>
      ) : null}
    </section>
  );
};
