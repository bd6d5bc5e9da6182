import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadKeyLogChoicesDocument } from '../../../../generated/monitoring/operations.ts';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { SHAPES, type LogPlace } from './useLogPlace.ts';
import type { KeyLogsOf } from '../../../../generated/monitoring/operations.ts';

const PAUSE = 300;
const Find = styled('span')({ display: 'flex', width: 200 });
const Shapes = styled('div')({ padding: '6px 16px', flex: 'none', borderBottom: '1px solid var(--hair)' });

/** As records or summed up, of which days, whose and in what. */
export const LogTools = ({ place, of }: { readonly place: LogPlace; readonly of: KeyLogsOf }) => {
  const translate = useTranslate();
  const { fromDate, toDate, search, put } = place;
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text === search) return undefined;
    const later = setTimeout(() => put({ search: text.trim() }), PAUSE);
    return () => clearTimeout(later);
  }, [text, search, put]);
  const { data } = useQuery({ queryKey: ['key-log-choices', of, fromDate, toDate], staleTime: 60_000, queryFn: ({ signal }) => askAnswer('monitoring', ReadKeyLogChoicesDocument, { of, fromDate, toDate }, signal) });
  const choice = (key: 'person' | 'department' | 'application', label: string, rows: readonly { readonly id: string; readonly name: string }[]) => {
    const value = place[key];
    const options = [{ value: '', label: `${label}: ${translate('productivity.everybody')}` }, ...rows.map(({ id, name }) => ({ value: id, label: name }))];
    return rows.length < 2 && value === '' ? null : <SmallChoice isWhole label={label} value={options.some((option) => option.value === value) ? value : ''} options={options} onChoose={(id) => put({ [key]: id })} />;
  };
  const sums = of === 'MINE' ? 'DAYS' : 'SUMS';
  return (
    <>
      <Shapes><Pills role="group" aria-label={translate('keyLog.shape')}>{SHAPES.map((one) => <Pill key={one} type="button" aria-pressed={one === place.shape} onClick={() => put({ shape: one === 'LOGS' ? '' : one })}>{translate(`keyLog.shape.${one === 'SUMS' ? sums : one}`)}</Pill>)}</Pills></Shapes>
      <ShapeBar role="group" aria-label={translate('keyLog.narrow')}>
        <DayChoice required label={translate('activityLog.from')} value={fromDate} onChoose={(day) => place.from(day ?? fromDate)} />
        <DayChoice required label={translate('activityLog.to')} value={toDate} onChoose={(day) => place.to(day ?? toDate)} />
        {of === 'MINE' ? null : choice('person', translate('common.employee'), data?.people ?? [])}
        {of === 'MINE' ? null : choice('department', translate('productivity.department'), data?.departments ?? [])}
        {choice('application', translate('keyLog.application'), (data?.applications ?? []).map((name) => ({ id: name, name })))}
        <span className="rest" />
        <Find><SearchBox label={translate('keyLog.search')} text={text} onText={setText} /></Find>
      </ShapeBar>
    </>
  );
};
