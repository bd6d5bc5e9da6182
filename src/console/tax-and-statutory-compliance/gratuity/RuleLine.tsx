import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { COMPONENTS } from '../addresses.ts';
import type { ReadGratuityQuery } from '../../../../generated/tax-and-statutory/operations.ts';

const Line = styled('p')({ margin: 0, padding: '10px 16px', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', borderBottom: '1px solid var(--hair)', background: 'var(--sunken)', '& a': { color: 'var(--accent-text)', fontWeight: 500 } });

/** The rule that the figures follow, with its law. */
export const RuleLine = ({ rule: { ruleId, name, law, effectiveFrom, minimumTenure } }: { readonly rule: NonNullable<ReadGratuityQuery['answer']['rule']> }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  return (
    <Line>
      <Link to={`${COMPONENTS}/gratuity/rules/${ruleId}`}>{name}</Link> · {translate('statutory.laws.since', { day: writeDate(effectiveFrom, dateFormat) })} · {translate('statutory.gratuity.tenure', { smart_count: minimumTenure })} · {law}
    </Line>
  );
};
