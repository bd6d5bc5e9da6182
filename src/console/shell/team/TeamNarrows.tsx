import { useContext, useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SearchBox } from '../pieces/SearchBox.tsx';
import { SmallChoice } from '../pieces/SmallChoice.tsx';
import { PlaceContext } from '../place.ts';
import { TeamSelect } from './TeamSelect.tsx';
import { useAttendanceForm } from './useAttendanceForm.ts';
import { CHOICES, useTeamChoices, type Choice, type TeamPlace } from './useTeamPlace.ts';

const Find = styled('span')({ display: 'flex', width: 176 });
const PAUSE = 300;

/** Narrows whose days are shown: by what those within reach differ in, and by name. */
export const TeamNarrows = ({ place }: { readonly place: TeamPlace }) => {
  const translate = useTranslate();
  const { data: choices } = useTeamChoices();
  const form = useAttendanceForm(useContext(PlaceContext)?.form);
  const { search, put, filter } = place;
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text === search) return undefined;
    const later = setTimeout(() => put({ search: text }), PAUSE);
    return () => clearTimeout(later);
  }, [text, search, put]);
  const options: Readonly<Record<Choice, readonly { readonly id: string; readonly name: string }[]>> = { departmentId: choices?.departments ?? [], locationId: choices?.locations ?? [], customGroupId: choices?.groups ?? [] };
  return (
    <>
      <TeamSelect form={form} value={filter.teamOf ?? null} onChoose={(teamOf) => put({ teamOf })} />
      {CHOICES.map((name) => (options[name].length > 1 || filter[name] != null ? (
        <SmallChoice key={name} label={translate(`roster.${name}`)} value={filter[name] ?? ''} options={[{ value: '', label: translate(`roster.${name}.all`) }, ...options[name].map(({ id, name: label }) => ({ value: id, label }))]} onChoose={(id) => put({ [name]: id })} />
      ) : null))}
      <Find><SearchBox label={translate('teamDays.find')} text={text} onText={setText} /></Find>
    </>
  );
};
