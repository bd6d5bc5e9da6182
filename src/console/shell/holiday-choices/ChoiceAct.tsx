import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useWords } from '../useWords.ts';
import type { HolidayChoices, OfferedHoliday } from './useHolidayChoices.ts';

const Beside = styled('span')({
  display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)',
  '& .chosen': { display: 'inline-flex', alignItems: 'center', gap: 4, color: 'var(--ok)', fontWeight: 500 },
  '& button': { minWidth: 0 },
});

/** Chooses a holiday, takes the choice back, or says why neither is possible. */
export const ChoiceAct = ({ holiday, choices: { choose, takeBack, isWorking } }: { readonly holiday: OfferedHoliday; readonly choices: HolidayChoices }) => {
  const translate = useTranslate();
  const words = useWords();
  const { name, date, choiceId, problem, mayTakeBack } = holiday;
  const of = { name, day: words.day(date) };
  if (choiceId != null)
    return (
      <Beside>
        <span className="chosen"><Check size={14} aria-hidden />{translate('holidayChoices.chosen')}</span>
        {takeBack && mayTakeBack ? <Button size="small" variant="text" disabled={isWorking} aria-label={translate('holidayChoices.takeBackOne', of)} onClick={() => takeBack(holiday)}>{translate('holidayChoices.takeBack')}</Button> : null}
      </Beside>
    );
  if (problem != null) return <Beside>{translate(`enum.HolidayChoiceProblem.${problem}`)}</Beside>;
  return choose ? <Beside><Button size="small" variant="outlined" disabled={isWorking} aria-label={translate('holidayChoices.chooseOne', of)} onClick={() => choose(holiday)}>{translate('holidayChoices.choose')}</Button></Beside> : null;
};
