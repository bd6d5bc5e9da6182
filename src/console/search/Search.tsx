import { useCallback, useId } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { tagOf } from '../providers/i18nLanguages.ts';
import { LensDrawing } from '../shell/drawings/LensDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { FailureLine } from '../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { KindPills } from './KindPills.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchWords } from './SearchWords.tsx';
import { WideLists } from './WideLists.tsx';
import { useSearch } from './useSearch.ts';

const Body = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, [theme.breakpoints.up('lg')]: { flexDirection: 'row' } }));
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Note = styled('p')({ padding: '12px 16px 0', color: 'var(--text-2)' });
const Count = styled('p')({ padding: '8px 16px 0', fontSize: 12, color: 'var(--text-3)' });

/** /search: records of every kind that I may see, by a few words. The address holds the words and the kind. */
export const Search = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [address, setAddress] = useSearchParams();
  const resultsId = useId();
  const words = address.get('q') ?? '';
  const type = address.get('type');
  const title = useScreenLabel()({ path: '/search' });
  const { rows, facets, isAlike, wide, error, retry, hasMore, more, isFetching } = useSearch(words, type);
  const setWords = useCallback((next: string) => setAddress(next === '' ? {} : { q: next }, { replace: true }), [setAddress]);
  const setType = (next: string | null): void => setAddress({ q: words, ...(next === null ? {} : { type: next }) }, { replace: true });
  const counted = facets.filter((facet) => type === null || facet.type === type);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const found = translate(counted.some(({ isMore }) => isMore) ? 'search.foundMore' : 'search.found', { smart_count: total, number: new Intl.NumberFormat(tagOf(locale)).format(total) });
  const body = error && !rows?.length ? (
    <ErrorState error={error} onRetry={() => void retry()} />
  ) : words.trim() === '' ? (
    <EmptyState drawing={<LensDrawing />} title={translate('search.start')} message={translate('search.startWhy')} />
  ) : rows === undefined ? (
    <Skeleton widths={[320, 240, 360, 280]} />
  ) : rows.length === 0 ? (
    <EmptyState drawing={<LensDrawing />} title={translate('search.none')} message={translate('search.noneWhy', { query: words })} action={{ label: translate('search.clear'), run: () => setWords('') }} />
  ) : (
    <>
      {isAlike ? <Note>{translate('search.alike', { query: words })}</Note> : null}
      <ResultList id={resultsId} rows={rows} query={words} />
      {error ? (
        <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
      ) : hasMore ? (
        <Button variant="text" sx={{ m: '0 8px 16px' }} loading={isFetching} onClick={() => void more()}>
          {translate('search.more')}
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader title={title} />
      <SearchWords words={words} onWords={setWords} onDown={() => document.getElementById(resultsId)?.querySelector('a')?.focus()} />
      <Body>
        {words.trim() !== '' && facets.length > 0 ? <KindPills facets={facets} type={type} onType={setType} /> : null}
        <Scroll>
          <Count role="status">{rows !== undefined && rows.length > 0 ? found : ''}</Count>
          {body}
          <WideLists types={wide} query={words.trim()} />
        </Scroll>
      </Body>
    </>
  );
};
