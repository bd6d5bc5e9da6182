import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { BringLawsDocument, ReadLawsOfCountryDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { StampDrawing } from '../../shell/drawings/StampDrawing.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { COMPONENTS } from '../addresses.ts';
import { LawList } from './LawList.tsx';

/** /tax-and-statutory-compliance/statutory-components/laws: the rates, slabs and rules of the country's law, looked at before they are added; one undo takes them back. */
export const BringLaws = () => {
  const title = useTranslate()('screen.tax-and-statutory-compliance.statutory-components.laws');
  return (
    <AddGate form="STATUTORY_COMPONENTS" title={title}>
      <Bringing title={title} />
    </AddGate>
  );
};

const Bringing = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { locale } = useCellFormats();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({ queryKey: ['laws-of-country'], queryFn: ({ signal }) => askAnswer('tax-and-statutory', ReadLawsOfCountryDocument, {}, signal), retry: false });
  const lacking = (data?.laws ?? []).filter(({ exists }) => !exists);
  const picked = lacking.filter(({ key }) => !left.has(key)).map(({ key }) => key);
  const country = data === undefined ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(data.country) ?? data.country);
  const add = async () => {
    const answer = await askAnswer('tax-and-statutory', BringLawsDocument, { picked });
    await client.invalidateQueries();
    return answer;
  };
  return (
    <AheadPage
      title={title} list={COMPONENTS} endpoint="tax-and-statutory" isReady={picked.length > 0} add={add}
      label={picked.length === 0 ? translate('statutory.laws.nothing') : translate('statutory.laws.add', { smart_count: picked.length })} done={(added) => translate('statutory.laws.done', { smart_count: added })}
    >
      <p>{translate('statutory.laws.intro')}</p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data?.laws.length === 0 ? <EmptyState drawing={<StampDrawing />} title={translate('statutory.laws.none', { country })} message={translate('statutory.laws.noneWhy')} /> : null}
      {data && data.laws.length > 0 ? <LawList laws={data.laws} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
