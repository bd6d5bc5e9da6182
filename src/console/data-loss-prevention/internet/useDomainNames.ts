import { useGetMany, useTranslate } from 'ra-core';
import type { Row } from '../../providers/data/row.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

const MOST = 4;

/** What the chosen domains are called: their names where they are few, else how many. */
export const useDomainNames = ({ target, ids }: Pick<ActDialogProps, 'target' | 'ids'>): string => {
  const translate = useTranslate();
  const { data } = useGetMany<Row>(target.name, { ids: ids.slice(0, MOST) }, { enabled: ids.length <= MOST });
  const names = (data ?? []).flatMap((row) => (row ? [String(row['name'])] : []));
  return ids.length <= MOST && names.length === ids.length ? names.join(', ') : translate('internetAccess.chosen', { smart_count: ids.length });
};
