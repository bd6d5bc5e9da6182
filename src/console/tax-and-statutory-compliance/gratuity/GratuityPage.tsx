import { useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadGratuityDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { DayField } from '../../fields/date/DayField.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { StampDrawing } from '../../shell/drawings/StampDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePages } from '../../shell/usePages.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { COMPONENTS } from '../addresses.ts';
import { EntitlementTable } from './EntitlementTable.tsx';
import { RuleLine } from './RuleLine.tsx';

const Page = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'grid', gap: 12, alignContent: 'start', gridAutoRows: 'max-content', [onPhone]: { padding: 8 } });
const Card = styled('section')({ border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', minWidth: 0 });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px', padding: '12px 16px', borderBottom: '1px solid var(--line)', '& > p': { margin: '0 auto 4px 0', color: 'var(--text-2)' } });
const Rest = styled('div')({ padding: 16 });

const path = `${COMPONENTS}/gratuity`;
const RULES = `${path}/rules`;

/** /tax-and-statutory-compliance/statutory-components/gratuity: what people would be due if they left on a day, and the rule that says so. */
export const GratuityPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const [day, setDay] = useState<string>();
  const [who, setWho] = useState<'ALL' | 'ENTITLED'>('ALL');
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const asked = { day: day ?? null, search, onlyEntitled: who === 'ENTITLED' };
  const { data, error, refetch, ...pages } = usePages(['gratuity', asked], (page, signal) => askAnswer('tax-and-statutory', ReadGratuityDocument, { ...asked, ...page }, signal));
  const money = useAmounts(data?.currency ?? 'INR');
  const amount = (key: 'earned' | 'payable') => (data?.[key] == null ? [] : [{ key, label: translate(`statutory.gratuity.${key}`), value: money(data[key]) }]);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={path} actions={[{ key: 'rules', kind: 'outlined', label: translate('gratuityRule', { smart_count: 2 }), run: () => void navigate(RULES) }]} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data ? (
        <Page role="region" aria-label={title} tabIndex={0}>
          {data.rule ? (
            <FigureStrip figures={[{ key: 'people', label: translate('statutory.gratuity.people'), value: number.format(data.people) }, { key: 'entitled', label: translate('statutory.gratuity.entitled'), value: number.format(data.entitled) }, ...amount('payable'), ...amount('earned')]} />
          ) : null}
          <Card aria-label={translate('statutory.gratuity.list')}>
            <Tools>
              <p role="status">{data.rule ? translate('statutory.gratuity.count', { smart_count: data.totalRecords, count: number.format(data.totalRecords) }) : ''}</p>
              <SmallChoice label={translate('statutory.gratuity.who')} value={who} options={(['ALL', 'ENTITLED'] as const).map((value) => ({ value, label: translate(`statutory.gratuity.who.${value}`) }))} onChoose={setWho} />
              <SearchBox label={translate('salaries.without.search')} text={text} onText={setText} />
              <DayField label={translate('statutory.gratuity.day')} value={data.day} onChoose={setDay} />
            </Tools>
            {data.rule ? <RuleLine rule={data.rule} /> : <EmptyState drawing={<StampDrawing />} title={translate('statutory.gratuity.noRule')} message={translate('statutory.gratuity.noRuleWhy')} />}
            {data.rule && data.rows.length === 0 ? <EmptyState title={translate('salaries.without.none')} message={translate('salaries.without.noneWhy')} /> : null}
            {data.rows.length > 0 ? <EntitlementTable rows={data.rows} money={money} /> : null}
            {pages.more ? <Rest><ShowMore label={translate('salaries.without.more')} pages={pages} /></Rest> : null}
          </Card>
        </Page>
      ) : null}
    </>
  );
};
