import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ChooseHolidayDocument, ReadOwnHolidayChoicesDocument, TakeBackHolidayDocument, type ReadOwnHolidayChoicesQuery } from '../../../../generated/employee-self-service/operations.ts';
import { useRights, useSession } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { askAnswer } from '../askAnswer.ts';
import { useWords } from '../useWords.ts';

export type Offer = ReadOwnHolidayChoicesQuery['answer'];
export type OfferedHoliday = Offer['holidays'][number];

const ENDPOINT = 'employee-self-service';

/** The holidays that I may choose, and what I may do with them; nothing is asked for whoever may not see their own time off. */
export const useHolidayChoices = () => {
  const translate = useTranslate();
  const words = useWords();
  const rights = useRights('SELF_TIME_OFF');
  const employeeId = useSession()?.user.employeeId ?? null;
  const { data, error, refetch } = useQuery({ queryKey: ['holiday-choices'], enabled: rights.view && employeeId !== null, queryFn: ({ signal }) => askAnswer(ENDPOINT, ReadOwnHolidayChoicesDocument, {}, signal) });
  const { run, isWorking, refusal } = useChange(ENDPOINT);
  const named = ({ name, date }: OfferedHoliday) => ({ name, day: words.day(date) });
  return {
    offer: rights.view && employeeId === null ? none : data,
    error,
    refetch,
    isWorking,
    /** What the server said against the last act, in words. */
    refused: refusal && [refusal.message, ...refusal.told].at(-1),
    choose: rights.add && employeeId !== null ? (one: OfferedHoliday): void => void run(ChooseHolidayDocument, { input: { employeeId: String(employeeId), date: one.date } }, translate('holidayChoices.wasChosen', named(one))) : undefined,
    takeBack: rights.delete ? (one: OfferedHoliday): void => void run(TakeBackHolidayDocument, { ids: [one.choiceId!] }, translate('holidayChoices.wasTakenBack', named(one))) : undefined,
  };
};

const none: Offer = { years: [], holidays: [] };

export type HolidayChoices = ReturnType<typeof useHolidayChoices>;
