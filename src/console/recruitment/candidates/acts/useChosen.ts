import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../../../resource/list/entityWords.ts';
import { comma } from '../../../shell/comma.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useData } from '../../../shell/Steady.tsx';

/** Of more than these only the number is told; the server looks at each of them. */
const KNOWN = 200;
const NAMED = 3;
/** What the dialogs ask and compare. */
const COLUMNS = ['name', 'email', 'status', 'jobPost', 'standing', 'talentPool', 'portalAccess', 'resume', 'phone', 'noticePeriod'];

export type Chosen = {
  /** As they are now; undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  /** 'Rohan Deshmukh', or '6 candidates'. */
  readonly who: string;
  /** 'Rohan Deshmukh, Kavya Iyer and 4 more'; empty for one, and until they are known. */
  readonly names: string;
};

/** The candidates that an act is for: who they are and where they stand. */
export const useChosen = ({ name, resource }: ScreenResource, ids: readonly string[]): Chosen => {
  const dataProvider = useData();
  const translate = useTranslate();
  const words = useEntityWords(resource);
  const first = ids.slice(0, KNOWN);
  const columns = COLUMNS.filter((column) => resource.fields.some((field) => field.name === column));
  const { data } = useQuery({
    queryKey: [name, 'chosen', first],
    queryFn: async ({ signal }) => (await dataProvider.getList<Row>(name, { filter: {}, pagination: { page: 1, perPage: KNOWN }, meta: { columns, ids: first, search: '', sorts: [] }, signal })).data,
  });
  const known = data?.map((row) => String(row['name'] ?? '')) ?? [];
  const rest = ids.length - Math.min(NAMED, known.length);
  return {
    rows: data,
    who: ids.length === 1 ? (known[0] ?? words.counted(1)) : words.counted(ids.length),
    names: ids.length === 1 || data === undefined ? '' : rest > 0 ? translate('candidates.andMore', { names: known.slice(0, NAMED).join(comma()), smart_count: rest, number: words.number(rest) }) : known.join(comma()),
  };
};
