/** A round as an event for calendars (RFC 5545, RFC 5546): the same UID for its life, a greater SEQUENCE with every change. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalAttendeeType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarText } from '../../mail/calendar-text.ts';
import type { Attachment } from '../../mail/letter.ts';

export type Person = { readonly name: string; readonly email: string };
type RoundEvent = {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly link: string | null;
  /** Null: nobody to answer to. */
  readonly organizer: Person | null;
  readonly attendees: readonly Person[];
};

const METHODS = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL, PUBLISH: ICalCalendarMethod.PUBLISH } as const;

/** The invitation or its end as a file of a mail, or the event alone, to be put into a calendar. */
export const calendarFile = (event: RoundEvent, method: keyof typeof METHODS, stamp: Date): Attachment => {
  const calendar = ical({ prodId: { company: 'Tenure', product: 'Tenure', language: 'EN' }, method: METHODS[method] });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.summary,
    description: event.description,
    ...(event.location === '' ? {} : { location: event.location }),
    ...(event.link === null ? {} : { url: event.link }),
    ...(event.organizer === null ? {} : { organizer: { name: event.organizer.name, email: event.organizer.email } }),
    attendees: event.attendees.map(({ name, email }) => ({ name, email, rsvp: method === 'REQUEST', status: ICalAttendeeStatus.NEEDSACTION, role: ICalAttendeeRole.REQ, type: ICalAttendeeType.INDIVIDUAL })),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { name: 'interview.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content: Buffer.from(calendarText(calendar), 'utf8').toString('base64') };
};
