import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onPhone } from '../../shell/widths.ts';
import type { ReadLawsOfCountryQuery } from '../../../../generated/tax-and-statutory/operations.ts';

type Law = ReadLawsOfCountryQuery['answer']['laws'][number];

const Kind = styled('section')({
  fontSize: 13, lineHeight: '20px', marginBottom: 24,
  '& h2': { margin: '0 0 4px', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& label': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: '0 12px', alignItems: 'center', padding: '6px 0', borderBottom: '1px solid var(--hair)', cursor: 'pointer' },
  '& .name': { fontWeight: 500 }, '& .day': { fontVariantNumeric: 'tabular-nums', color: 'var(--text-2)', textAlign: 'right' },
  '& small': { gridColumn: '2 / -1', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  [onPhone]: { '& label': { gridTemplateColumns: '24px 1fr', minHeight: 44 }, '& .day': { gridColumn: 2, textAlign: 'left' } },
});

const KINDS = ['RATE', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'GRATUITY', 'SETTLEMENT'] as const;

type Props = { readonly laws: readonly Law[]; readonly left: ReadonlySet<string>; readonly onLeft: (left: ReadonlySet<string>) => void };

/** What the law of a country has, kind by kind, each to be added unless it is left out or there already. */
export const LawList = ({ laws, left, onLeft }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const toggle = (key: string): void => onLeft(new Set(left.has(key) ? [...left].filter((one) => one !== key) : [...left, key]));
  return KINDS.map((kind) => {
    // What may be added comes first.
    const of = laws.filter((law) => law.kind === kind).toSorted((one, other) => Number(one.exists) - Number(other.exists));
    if (of.length === 0) return null;
    const title = translate(`statutory.laws.kind.${kind}`);
    return (
      <Kind key={kind} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {of.map(({ key, name, effectiveFrom, law, exists }) => (
            <li key={key}>
              <label>
                <Checkbox checked={exists || !left.has(key)} disabled={exists} onChange={() => toggle(key)} />
                <span className="name">{name}</span>
                <span className="day">{exists ? translate('statutory.laws.exists') : translate('statutory.laws.since', { day: writeDate(effectiveFrom, dateFormat) })}</span>
                <small>{law}</small>
              </label>
            </li>
          ))}
        </ul>
      </Kind>
    );
  });
};
