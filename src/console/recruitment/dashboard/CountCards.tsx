import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { ReadHiringOffersDocument, ReadHiringSourcesDocument, ReadRecruiterLoadDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ChartTable } from '../../shell/charts/ChartTable.tsx';
import { NamedBars } from '../../shell/charts/NamedBars.tsx';
import { seriesColour } from '../../shell/charts/series.ts';
import { hiringLists, offered } from '../../hiringAddresses.ts';
import { Card } from './Card.tsx';
import { usePart, type Narrowing } from './usePart.ts';

type Props = { readonly narrowing: Narrowing };

/** Where applications come from, and which of them end in a hire. */
export const SourcesCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('recruiting.sources');
  const part = usePart(ReadHiringSourcesDocument, narrowing);
  const series = [{ key: 'applications', label: translate('recruiting.applications'), colour: seriesColour(0) }, { key: 'hires', label: translate('recruiting.hired'), colour: seriesColour(1) }];
  const name = (given: string | null | undefined): string => given ?? translate('recruiting.noSource');
  return (
    <Card title={title} part={part} isEmpty={({ sources }) => sources.length === 0} table={({ sources, postIds, period }) => <ChartTable caption={title} series={series} rows={sources.map((one) => ({ id: String(one.sourceId), name: name(one.name), values: { applications: one.applications, hires: one.hires }, paths: { applications: hiringLists.ofSource(postIds, period, one.sourceId, false), hires: hiringLists.ofSource(postIds, period, one.sourceId, true) } }))} />}>
      {({ sources, postIds, period }) => (
        <NamedBars sentence={title} series={series.slice(0, 1)} rows={sources.map((one) => ({ id: String(one.sourceId), name: name(one.name), values: { applications: one.applications } }))} onOpen={(row) => {
          const found = sources.find((one) => String(one.sourceId) === row.id);
          if (found) void navigate(hiringLists.ofSource(postIds, period, found.sourceId, false));
        }} />
      )}
    </Card>
  );
};

/** Who looks after how many. */
export const LoadCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('recruiting.load');
  const part = usePart(ReadRecruiterLoadDocument, narrowing);
  const [candidates, posts] = [{ key: 'candidates', label: translate('recruiting.active'), colour: seriesColour(0) }, { key: 'openPosts', label: translate('recruiting.openPosts'), colour: seriesColour(1) }];
  return (
    <Card title={title} part={part} isEmpty={({ recruiters }) => recruiters.length === 0} table={({ recruiters, postIds, statuses }) => <ChartTable caption={title} series={[candidates, posts]} rows={recruiters.map((one) => ({ id: String(one.recruiterId), name: one.name, values: { candidates: one.candidates, openPosts: one.openPosts }, paths: { candidates: hiringLists.candidates(postIds, statuses.active, one.recruiterId), openPosts: hiringLists.posts(true, one.openPostCodes) } }))} />}>
      {({ recruiters, postIds, statuses }) => (
        <NamedBars sentence={title} series={[candidates]} rows={recruiters.map((one) => ({ id: String(one.recruiterId), name: one.name, values: { candidates: one.candidates } }))} onOpen={(row) => {
          const found = recruiters.find((one) => String(one.recruiterId) === row.id);
          if (found) void navigate(hiringLists.candidates(postIds, statuses.active, found.recruiterId));
        }} />
      )}
    </Card>
  );
};

const Lines = styled('dl')({ flex: 1, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '20px 16px', alignContent: 'center', alignItems: 'end', margin: 0, '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600 }, '& > div': { position: 'relative' }, '& a::after': { content: '""', position: 'absolute', inset: 0 }, '& > div:hover a': { textDecoration: 'underline' } });

/** What became of offers. */
export const OffersCard = ({ narrowing }: Props) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const title = translate('recruiting.offers');
  const part = usePart(ReadHiringOffersDocument, narrowing);
  return (
    <Card title={title} part={part} isEmpty={({ offers }) => offers.sent === 0}>
      {({ offers, postIds, period, statuses }) => (
        <Lines>
          {(['sent', 'waiting', 'accepted', 'declined'] as const).map((key) => (
            <div key={key}>
              <dt>{translate(`recruiting.${key}`)}</dt>
              <dd><Link to={hiringLists.offers(postIds, period, offered(statuses)[key])}>{number.format(offers[key])}</Link></dd>
            </div>
          ))}
        </Lines>
      )}
    </Card>
  );
};
