import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { ReadLocationDaysDocument } from '../../../../generated/monitoring/operations.ts';
import { FiguresCard } from '../../shell/board/FiguresCard.tsx';
import { useBoardPart } from '../../shell/board/useBoardPart.ts';
import { useTimes } from '../../shell/board/useTimes.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { Legend } from '../../shell/charts/Legend.tsx';
import { StackedBars } from '../../shell/charts/StackedBars.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { placeChart, type Step } from './placeSeries.ts';
import type { Narrowing } from '../../shell/board/useBoardPlace.ts';

const STEPS: readonly Step[] = ['DAY', 'WEEK'];

/** Where people worked, day by day or week by week. */
export const PlacesCard = ({ narrowing, employeeId = null }: { readonly narrowing: Narrowing; readonly employeeId?: number | null }) => {
  const translate = useTranslate();
  const times = useTimes();
  const [step, setStep] = useState<Step>('DAY');
  const title = translate('locationIntelligence.card.places');
  const part = useBoardPart(ReadLocationDaysDocument, { ...narrowing, employeeId });
  const words = { elsewhere: translate('enum.LocationPlace.ELSEWHERE'), unknown: translate('enum.LocationPlace.UNKNOWN'), other: translate('common.other'), step: times.day };
  const chartOf = ({ days }: NonNullable<typeof part.data>) => placeChart(days, narrowing, step, words);
  const about = translate(employeeId !== null ? 'locationIntelligence.unitOne' : step === 'DAY' ? 'locationIntelligence.unit' : 'locationIntelligence.unitWeek');
  return (
    <FiguresCard isWide title={title} about={about} part={part} none={translate('locationIntelligence.none')} isEmpty={({ days }) => days.length === 0} table={(answer) => <ChartTable caption={title} {...chartOf(answer)} />}>
      {(answer) => {
        const { rows, series } = chartOf(answer);
        return (
          <>
            <div><SmallChoice isWhole label={translate('locationIntelligence.byDay')} value={step} options={STEPS.map((value) => ({ value, label: translate(value === 'DAY' ? 'locationIntelligence.byDay' : 'locationIntelligence.byWeek') }))} onChoose={setStep} /></div>
            <StackedBars sentence={title} series={series} rows={rows} height={220} />
            <Legend series={series} />
          </>
        );
      }}
    </FiguresCard>
  );
};
