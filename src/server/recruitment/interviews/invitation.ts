/** Invitations to rounds in words: for the candidate and each member of the panel in their own language and zone. */
import { tagOf, type Language } from '../../../domain/languages.ts';
import { longSpan } from '../../../domain/longSpan.ts';
import { safeUrl } from '../../../domain/safeUrl.ts';
import { builtInText, writeMail, type MailArguments, type MailText, type Template } from '../../mail/write-mail.ts';
import { say } from '../../messages.ts';
import type { Facts, Guest } from './round-facts.ts';

/** Moved: to another time. Changed: anything else. Left: a member of the panel is not asked any more. */
export type Occasion = 'Invited' | 'Moved' | 'Changed' | 'Cancelled' | 'Left';
/** Why a round is called off for good, as its candidate reads it: they took the application back, or are not considered any more. */
export type Ending = 'Withdrawn' | 'Dropped';
export type Span = { readonly startsAt: string; readonly endsAt: string };
export type RoundWords = Span & {
  readonly name: string;
  readonly timeZone: string;
  readonly mode: string;
  readonly venue: string | null;
  readonly meetingLink: string | null;
  readonly note: string | null;
  readonly cancelReason: string | null;
};

const timeIn = ({ startsAt, endsAt }: Span, language: Language, timeZone: string): string => longSpan(language, startsAt, endsAt, timeZone);

export const placeOf = ({ mode, venue }: Pick<RoundWords, 'mode' | 'venue'>, language: Language): string => (venue ?? '') === '' ? say(language, `enum.InterviewMode.${mode}`) : venue!;

/** The mail with parts behind the paragraph of the time, and of the time before. */
const filled = (template: Template, language: Language, args: MailArguments['interviewMoved'] | MailArguments['panelMoved'], parts: readonly (string | null)[]): MailText => {
  const text = builtInText(template, language);
  const { subject, body } = writeMail(text, args);
  const behind = text.body.split('\n\n').findLastIndex((paragraph) => /\{\{(?:time|was)\}\}/.test(paragraph)) + 1;
  return { subject, body: body.split('\n\n').toSpliced(behind, 0, ...parts.filter((part): part is string => (part ?? '') !== '')).join('\n\n') };
};
const linkOf = ({ meetingLink }: RoundWords): string | null => (meetingLink === null || meetingLink === '' ? null : safeUrl(meetingLink));

/** A candidate reads whom they meet, and no address of theirs. */
export const candidateMail = (occasion: Exclude<Occasion, 'Left'> | Ending, round: RoundWords, facts: Facts, was: Span = round): MailText => {
  const { language, organisation, candidate, jobPost, guests } = facts;
  const panel = new Intl.ListFormat(tagOf(language)).format(guests.map(({ name }) => name));
  const args = { organisation, name: candidate, round: round.name, jobPost: jobPost ?? organisation, time: timeIn(round, language, round.timeZone), was: timeIn(was, language, round.timeZone), place: placeOf(round, language), panel };
  return filled(`interview${occasion}`, language, args, occasion === 'Invited' || occasion === 'Moved' || occasion === 'Changed' ? [linkOf(round), round.note] : []);
};

export const panelMail = (occasion: Occasion, round: RoundWords, facts: Facts, guest: Guest, was: Span = round): MailText => {
  const { language } = guest;
  const args = { organisation: facts.organisation, name: guest.name, candidate: facts.candidate, round: round.name, jobPost: facts.jobPost ?? facts.organisation, time: timeIn(round, language, guest.zone), was: timeIn(was, language, guest.zone), place: placeOf(round, language), link: '/v3/recruitment/upcoming-interviews' };
  return filled(`panel${occasion}`, language, args, occasion === 'Left' ? [] : [occasion === 'Cancelled' ? round.cancelReason : linkOf(round)]);
};
