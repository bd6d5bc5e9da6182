import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { Wrong } from './Wrong.tsx';
import type { Recommendation } from '../../../../generated/recruitment/operations.ts';
import type { CardValues } from './useScorecard.ts';

const Part = styled('section')({ marginTop: 24, display: 'grid', gap: 16, '& .MuiToggleButton-root': { fontSize: 13, lineHeight: '20px', padding: '0 12px', minHeight: 34, textTransform: 'none', color: 'var(--text)' }, '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': { background: 'var(--action)', color: 'var(--on-action)' }, '& h2': { fontSize: 14, lineHeight: '20px', margin: 0 }, '& > div > span': { fontSize: 12, lineHeight: '16px', fontWeight: 500, display: 'block', marginBottom: 4 } });

const recommendations: readonly Recommendation[] = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'];

type Props = { readonly values: CardValues; /** What is wrong with the recommendation. */ readonly problem: string | undefined; readonly readOnly: boolean; readonly onChange: (part: Partial<CardValues>) => void };

/** What it comes to over everything: the recommendation, a rating, a note. */
export const OverallPart = ({ values, problem, readOnly, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <Part aria-label={translate('scorecard.group.overall')}>
      <h2>{translate('scorecard.group.overall')}</h2>
      <div>
        <span id="scorecard-recommendation">{translate('scorecard.recommendation')} *</span>
        <ToggleButtonGroup exclusive size="small" disabled={readOnly} aria-labelledby="scorecard-recommendation" aria-describedby={problem ? 'scorecard-recommendation-problem' : undefined} value={values.recommendation} onChange={(_event, recommendation: Recommendation | null) => onChange({ recommendation })} sx={{ flexWrap: 'wrap' }}>
          {recommendations.map((one) => <ToggleButton key={one} value={one}>{translate(`enum.Recommendation.${one}`)}</ToggleButton>)}
        </ToggleButtonGroup>
        {problem ? <Wrong id="scorecard-recommendation-problem">{problem}</Wrong> : null}
      </div>
      <div>
        <span id="scorecard-rating">{translate('scorecard.rating')}</span>
        <ToggleButtonGroup exclusive size="small" disabled={readOnly} aria-labelledby="scorecard-rating" value={values.rating} onChange={(_event, rating: number | null) => onChange({ rating })}>
          {[1, 2, 3, 4, 5].map((one) => <ToggleButton key={one} value={one}>{one}</ToggleButton>)}
        </ToggleButtonGroup>
      </div>
      <TextField label={translate('scorecard.note')} multiline minRows={3} fullWidth value={values.note} onChange={({ target }) => onChange({ note: target.value })} slotProps={{ htmlInput: { maxLength: 10_000, readOnly } }} />
    </Part>
  );
};
