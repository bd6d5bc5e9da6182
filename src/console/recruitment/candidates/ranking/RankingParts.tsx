import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { writeNumber } from '../../../fields/input/numberText.ts';
import { useRanking } from './useRanking.ts';
import type { Ranking } from './useRanking.ts';

type Part = Ranking['parts'][number];

const Title = styled('p')({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
const Quiet = styled('p')({ margin: '8px 0 0', color: 'var(--text-2)' });
const Parts = styled('dl')({ margin: '8px 0 0', display: 'grid', gap: 8, '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 }, '& dt': { fontWeight: 500 }, '& dd': { margin: 0, overflowWrap: 'anywhere' }, '& dd.points': { fontVariantNumeric: 'tabular-nums', color: 'var(--text-2)' }, '& dd.why': { gridColumn: '1 / -1', color: 'var(--text-2)' } });

/** What makes a ranking so, part by part, in words. */
export const RankingParts = ({ id, version }: { readonly id: string; readonly version: number }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { data, error } = useRanking(id, version);
  const figure = (value: number): string => writeNumber(String(value), locale);
  const list = (names: readonly string[]): string => new Intl.ListFormat(locale, { type: 'unit' }).format(names);
  const why = ({ part, isUnknown, met, half, missing, years, yearsFrom, yearsTo }: Part): readonly string[] => {
    if (isUnknown) return [translate('candidateRanking.unknown')];
    if (part === 'EXPERIENCE') return [translate(yearsTo === null ? 'candidateRanking.years' : 'candidateRanking.yearsTo', { smart_count: years ?? 0, years: figure(years ?? 0), from: figure(yearsFrom ?? 0), to: figure(yearsTo ?? 0) })];
    if (part === 'PLACE') return [met.length > 0 ? list(met) : translate('candidateRanking.elsewhere', { names: list(missing) })];
    const isOne = part === 'QUALIFICATIONS';
    return [
      ...(met.length > 0 ? [isOne ? list(met) : translate('candidateRanking.met', { count: met.length, total: met.length + half.length + missing.length, names: list(met) })] : []),
      ...(half.length > 0 ? [translate('candidateRanking.half', { names: list(half) })] : []),
      ...(missing.length > 0 ? [translate('candidateRanking.missing', { names: list(missing) })] : []),
    ];
  };
  if (error && !data) return <Title>{translate('candidateRanking.failed')}</Title>;
  if (!data) return <Title>{translate('candidateRanking.waiting')}</Title>;
  return (
    <>
      <Title>{data.ranking === null ? translate('candidateRanking.none') : translate('candidateRanking.title', { ranking: figure(data.ranking), jobPost: data.jobPost ?? '' })}</Title>
      {data.parts.length > 0 ? (
        <Parts>
          {data.parts.map((part) => (
            <div key={part.part}>
              <dt>{translate(`candidateRanking.part.${part.part}`)}</dt>
              <dd className="points">{translate('candidateRanking.points', { points: figure(part.points), most: figure(part.most) })}</dd>
              {why(part).map((line) => (
                <dd key={line} className="why">{line}</dd>
              ))}
            </div>
          ))}
        </Parts>
      ) : null}
      {data.isWaiting ? <Quiet>{translate('candidateRanking.waitingWhy')}</Quiet> : null}
      {data.ranking === null ? null : <Quiet>{translate('candidateRanking.fair')}</Quiet>}
    </>
  );
};
