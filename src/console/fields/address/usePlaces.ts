import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../shell/ask.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { fold } from '../input/fold.ts';
import type { Option } from '../input/Combobox.tsx';

const STATES = 'query ($conditions: [ConditionDetail!]) { answer: retrieveDropdownDetails(key: ["states"], conditionDetails: $conditions) { dropdownDetails } }';
const CITIES = 'query ($country: String, $text: String) { answer: getCityListWithState(countryCode: $country, searchString: $text, limit: 20) { cities { City_Id City_Name State_Name } } }';

type State = { readonly id: number; readonly name: string };
type City = { readonly City_Id: number; readonly City_Name: string; readonly State_Name: string | null };
type Address = Readonly<Partial<Record<'country' | 'state' | 'city', string | null>>>;

/** Twenty offers at most: more are found by typing on. */
const MOST = 20;

const begins = (name: string, text: string): boolean => ` ${fold(name)}`.includes(` ${fold(text.trim())}`);

/** The states of the address's country that fit what stands in the line; asked for when the line is opened. */
export const useStates = ({ country, state }: Address, isOpen: boolean): readonly Option[] => {
  const { data = [] } = useQuery({
    queryKey: ['states', country],
    enabled: isOpen && Boolean(country),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { answer } = await ask<{ readonly answer: { readonly dropdownDetails: string } }>('core-hr', STATES, { conditions: [{ key: 'country', value: country }] }, signal);
      return (JSON.parse(answer.dropdownDetails) as readonly [{ readonly data: readonly State[] }])[0].data;
    },
  });
  return data.filter(({ name }) => begins(name, state ?? '') && name !== state).slice(0, MOST).map(({ id, name }) => ({ value: String(id), label: name }));
};

/** Cities that begin with what stands in the line, from two letters on, each with its state; asked for 200 ms after the last key. */
export const useCities = ({ country, city }: Address, isOpen: boolean): readonly Option[] => {
  const text = useDebounced((city ?? '').trim(), 200);
  const { data = [] } = useQuery({
    queryKey: ['cities', country, text],
    enabled: isOpen && text.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask<{ readonly answer: { readonly cities: readonly City[] } }>('core-hr', CITIES, { country: country ?? null, text }, signal)).answer.cities,
  });
  if (text.length < 2) return [];
  return data.filter(({ City_Name }) => begins(City_Name, city ?? '')).map(({ City_Id, City_Name, State_Name }) => ({ value: String(City_Id), label: City_Name, ...(State_Name === null ? {} : { hint: State_Name }) }));
};
