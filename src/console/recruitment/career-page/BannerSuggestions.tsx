import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Sparkles } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { SuggestCareerBannerDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import type { SectionAsideProps } from '../../resource/form/SectionAside.tsx';

const List = styled('ul')({ listStyle: 'none', margin: '12px 0 0', padding: 0, display: 'grid', gap: 8, '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', border: '1px solid var(--line)', borderRadius: 8, padding: '8px 12px' }, '& div': { flex: '1 1 220px', minWidth: 0 }, '& b, & span': { display: 'block', fontSize: 14, lineHeight: '20px' }, '& b': { fontWeight: 600 }, '& span': { color: 'var(--text-2)' } });
const Below = styled('div')({ marginTop: 12 });
const Said = styled('p')({ margin: '8px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', '&[role=alert]': { color: 'var(--bad)' } });

/** Letters that are too few to word a banner by. */
const LEAST = 5;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Headings and texts for the banner by what the organisation says of itself; one click takes one. */
export const BannerSuggestions = ({ values, set, writable }: SectionAsideProps) => {
  const translate = useTranslate();
  const words = { companyBranding: text(values['companyBranding']), industryTrends: text(values['industryTrends']) };
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => askAnswer('recruitment', SuggestCareerBannerDocument, words) });
  if (!writable.has('bannerHeading') || !writable.has('bannerSubtext')) return null;
  const isShort = Object.values(words).some((one) => one.length < LEAST);
  return (
    <Below>
      <Button variant="outlined" startIcon={<Sparkles size={16} />} disabled={isShort || isPending} onClick={() => mutate()} aria-describedby="suggestions-why">
        {translate('careerPage.suggest')}
      </Button>
      {isShort ? <Said id="suggestions-why">{translate('careerPage.suggestNeeds')}</Said> : null}
      {isPending ? <Skeleton widths={[280, 360]} /> : null}
      {error ? <Said role="alert">{translate('error.SUGGESTIONS_FAILED')}</Said> : null}
      {data && !isPending ? (
        <List aria-label={translate('careerPage.group.suggestions')}>
          {data.suggestions.map(({ heading, subtext }) => (
            <li key={heading}>
              <div>
                <b>{heading}</b>
                <span>{subtext}</span>
              </div>
              <Button onClick={() => set({ bannerHeading: heading, bannerSubtext: subtext })}>{translate('careerPage.suggestUse')}</Button>
            </li>
          ))}
        </List>
      ) : null}
    </Below>
  );
};
