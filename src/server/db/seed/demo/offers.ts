/** What candidates of the demo organisation were offered: their salaries, the letters, and what became of them. */
import { randomBytes } from 'node:crypto';
import { addDays, todayIn, weekday } from '../../../../domain/dates.ts';
import { longDay } from '../../../../domain/longDay.ts';
import { HIRED_EARLIER_DAYS } from '../../../../domain/onboarding/due.ts';
import { nearestTemplate } from '../../../../domain/payroll/salary/nearest-template.ts';
import { keptAfterJoining } from '../../../../domain/recruitment/kept-until.ts';
import { hashOfToken } from '../../../auth/token.ts';
import { builtInText, writeMail } from '../../../mail/write-mail.ts';
import { contentOf, type Content } from '../../../recruitment/offers/content.ts';
import { letterPdf, type Letter } from '../../../recruitment/offers/letter.ts';
import { reckonSalary } from '../../../recruitment/salary/reckon.ts';
import { readSetting } from '../../../resource/read-setting.ts';
import { readTemplates, type StoredTemplate } from '../../../salaries/template-parts.ts';
import type { Language } from '../../../session.ts';
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import { countries } from '../hiring/countries.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import { chance } from './chance.ts';
import { seedSentMails, type SentMail } from './mails.ts';
import { organisation } from './northwind.ts';

type Given = { readonly today: string; readonly now: Date; readonly files: SeedFiles };
type Answer = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';

/** A candidate who came as far as an interview, and the way from the offer on. */
type Person = {
  readonly id: string; readonly name: string; readonly email: string; readonly kind: string; readonly expected: string | null; readonly currency: string | null; readonly notice: number;
  readonly jobPostId: string; readonly jobPost: string; readonly from: string | null; readonly to: string | null; readonly paidIn: string | null; readonly place: string;
  /** When the offer was reached, and when the last step was. */
  readonly offeredAt: Date | null; readonly movedAt: Date;
  /** The first day, where somebody has begun to join. */
  readonly joins: string | null;
  readonly keptUntil: string | null;
};

type Offer = { readonly person: Person; readonly answer: Answer; readonly sentAt: Date; readonly answeredAt: Date | null; readonly joiningDate: string; readonly expiresOn: string };
type Template = { readonly id: string; readonly language: Language; readonly subject: string; readonly body: string };

const SALARY = { PENDING: 'OFFERED', ACCEPTED: 'ACCEPTED', DECLINED: 'DECLINED', WITHDRAWN: 'DRAFT', EXPIRED: 'DRAFT' } as const;
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Of those in interviews, so many have a salary that is being thought about. */
const DRAFTED = 4;
/** Mails older than that are about to be cleared away. */
const MAIL_DAYS = 150;

const dayOf = (at: Date): string => todayIn(ZONE, at);
const latest = (...days: readonly string[]): string => days.toSorted().at(-1)!;
const first = (...days: readonly string[]): string => days.toSorted()[0]!;
/** That day, or the Monday after a weekend. */
const workday = (day: string): string => addDays(day, weekday(day) > 5 ? 8 - weekday(day) : 0);

type Found = Omit<Person, 'offeredAt' | 'movedAt'>;
type Move = { readonly candidateId: string; readonly jobPostId: string; readonly kind: string; readonly at: string };

/** Whoever came to an offer, and those in interviews, in the order in which they came there. The tables have just been filled, and nothing is known of them that a plan could go by: two plain questions. */
const readPeople = async (tx: Transaction): Promise<readonly Person[]> => {
  const found = await tx.query<Found>(
    `select c.id::text as id, c.name, c.email, g.kind, trim_scale(c.expected_ctc)::text as expected, c.currency, c.retain_until::text as "keptUntil", coalesce(c.notice_period, 30) as notice,
       p.id::text as "jobPostId", p.title as "jobPost", trim_scale(p.salary_from)::text as "from", trim_scale(p.salary_to)::text as "to", p.currency as "paidIn",
       (select l.code from job_post_location x join location l on l.org_code = x.org_code and l.id = x.location_id where x.org_code = $1 and x.job_post_id = p.id order by x."position" limit 1) as place,
       (select i.joining_date from onboarding_individual i where i.org_code = $1 and i.candidate_id = c.id)::text as joins
     from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     where c.org_code = $1 and c.email is not null and (c.offered_on is not null or (g.kind = 'INTERVIEW' and c.standing = 'ACTIVE'))`,
    [tx.orgCode],
  );
  const moves = await tx.query<Move>(
    `select m.candidate_id::text as "candidateId", m.job_post_id::text as "jobPostId", g.kind, m.moved_at as at from stage_move m join candidate_status s on s.org_code = m.org_code and s.id = m.to_status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
     where m.org_code = $1 and m.candidate_id = any($2::bigint[]) order by m.moved_at`,
    [tx.orgCode, found.map(({ id }) => id)],
  );
  const people = found.flatMap((one): readonly Person[] => {
    const own = moves.filter(({ candidateId, jobPostId }) => candidateId === one.id && jobPostId === one.jobPostId);
    const last = own.at(-1);
    return last ? [{ ...one, movedAt: new Date(last.at), offeredAt: own.filter(({ kind }) => kind === 'OFFER').map(({ at }) => new Date(at)).at(-1) ?? null }] : [];
  });
  const cameOn = ({ offeredAt, movedAt }: Person): number => (offeredAt ?? movedAt).getTime();
  return people.toSorted((one, other) => cameOn(one) - cameOn(other));
};

const RUPEES = new Map(Object.values(countries).map(({ currency, rate }) => [currency, rate]));
const inRupees = (amount: string | null, currency: string | null): number | null => (amount === null ? null : Number(amount) * (RUPEES.get(currency ?? organisation.currency) ?? 1));

/** What somebody is offered a year: near to what they hope for, within what the post pays, in whole thousands. */
const annualOf = ({ expected, currency, from, to, paidIn }: Person, answer: Answer | null): number => {
  const [least, most] = [inRupees(from, paidIn) ?? 0, inRupees(to, paidIn) ?? Number.MAX_SAFE_INTEGER];
  const hoped = inRupees(expected, currency) ?? least;
  return Math.round(Math.min(Math.max(hoped * (answer === 'DECLINED' ? 0.88 : 0.96), least), most) / 1000) * 1000;
};

/** What happened to those who stand at the offer, the oldest first: the newest waits for its letter. */
const standingOf = (place: number, count: number): Answer | null => {
  if (count >= 5 && place === count - 1) return null;
  if (count >= 4 && place === 0) return 'WITHDRAWN';
  return count >= 3 && place === (count >= 4 ? 1 : 0) ? 'EXPIRED' : 'PENDING';
};

/** Whoever was hired lately is still to come; who was hired long ago has come or stayed away by then. */
const joinsOn = ({ joins, notice, id }: Person, answered: string, answer: Answer, today: string): string => {
  const usual = addDays(answered, Math.max(14, notice));
  if (joins !== null) return joins;
  if (answer !== 'ACCEPTED') return workday(usual);
  const earlier = addDays(today, -HIRED_EARLIER_DAYS - 1);
  return answered <= earlier ? latest(answered, workday(first(usual, addDays(earlier, -2)))) : workday(latest(usual, addDays(today, 10 + (chance('joins', id) % 20))));
};

/** When the letter left, when it was answered, and the days that it names. */
const offerOf = (person: Person, wanted: Answer, { today, now }: Given): Offer => {
  const [offered, moved] = [person.offeredAt!.getTime(), person.movedAt.getTime()];
  const isAnswered = wanted === 'ACCEPTED' || wanted === 'DECLINED';
  // A letter that is answered late was sent late, and one that waits not long ago.
  const recently = Date.parse(`${workday(addDays(today, -3 - (chance('sent', person.id) % 4)))}T06:${10 + (chance('minute', person.id) % 50)}:00Z`);
  const late = isAnswered && moved - offered > 14 * DAY ? moved - 7 * DAY : wanted === 'PENDING' ? Math.max(offered, recently) : offered;
  const sentAt = new Date(Math.min(late + 40 * MINUTE, now.getTime() - 5 * MINUTE));
  const sent = dayOf(sentAt);
  const isOver = addDays(sent, 5) < today;
  const answer = (wanted === 'EXPIRED' || wanted === 'WITHDRAWN') && !isOver ? 'PENDING' : wanted;
  if (isAnswered) {
    const answeredAt = new Date(Math.max(moved - 75 * MINUTE, sentAt.getTime() + 10 * MINUTE));
    const joiningDate = joinsOn(person, dayOf(answeredAt), answer, today);
    return { person, answer, sentAt, answeredAt, joiningDate, expiresOn: first(joiningDate, latest(dayOf(answeredAt), addDays(sent, 10))) };
  }
  const week = addDays(sent, 7);
  const lastDays = { PENDING: latest(week, addDays(today, 2 + (chance('expires', person.id) % 4))), EXPIRED: first(week, addDays(today, -2)), WITHDRAWN: week } as const;
  const expiresOn = lastDays[answer as keyof typeof lastDays];
  const over = { PENDING: null, EXPIRED: new Date(`${addDays(expiresOn, 1)}T00:10:00Z`), WITHDRAWN: new Date(sentAt.getTime() + 3 * DAY + 25 * MINUTE) } as const;
  return { person, answer, sentAt, answeredAt: over[answer as keyof typeof over], joiningDate: joinsOn(person, expiresOn, answer, today), expiresOn };
};

const WITHDRAWN = 'The post is on hold until the budget of the next season is decided.';
const COMMENTS: Readonly<Partial<Record<Answer, Readonly<Partial<Record<Language, readonly (string | null)[]>>>>>> = {
  ACCEPTED: { en: [null, null, null, 'Thank you. I look forward to working with you.', null, 'With pleasure. I have told my employer today.'], fr: [null, 'Avec grand plaisir. À bientôt à Paris.'] },
  DECLINED: {
    en: [
      'Thank you for the offer and for your time. My employer has made me a better one, and I have decided to stay.', 'I have accepted a post nearer to my family. Thank you for the good talks.', null, 'I had hoped for a little more. I would be glad to hear from you again.',
      'My family would rather stay where we are. I am sorry, and I wish the team well.',
    ],
    fr: ['Merci de votre confiance. J’ai accepté une proposition plus proche de chez moi.', 'Le salaire reste en dessous de mes attentes. Merci pour ces échanges.'],
  },
};
const commentOf = ({ person, answer }: Offer, language: Language): string | null => {
  if (answer === 'WITHDRAWN') return WITHDRAWN;
  const said = COMMENTS[answer]?.[language] ?? [null];
  return said[chance('comment', person.id) % said.length] ?? null;
};

type Made = { readonly offer: Offer; readonly record: SeedRecord; readonly content: Content; readonly letters: readonly string[]; readonly signed: Letter | null };

/** The letter as it was sent and answered, with its files. */
const madeOf = async (offer: Offer, salary: SeedRecord, structure: Parameters<typeof contentOf>[0]['structure'], { id: templateId, ...template }: Template, files: SeedFiles): Promise<Made> => {
  const { person, answer, sentAt, answeredAt, joiningDate, expiresOn } = offer;
  const content = contentOf({ template, organisation: organisation.name, candidate: { name: person.name, email: person.email }, jobPost: person.jobPost, structure, joiningDate, expiresOn });
  const comment = commentOf(offer, content.language);
  const sealed = await letterPdf(content, null, sentAt, null);
  const from = `203.0.113.${1 + chance('address', person.id)}`;
  const isSigned = answer === 'ACCEPTED' || answer === 'DECLINED';
  const signed = isSigned ? await letterPdf(content, null, sentAt, { answer, name: person.name, at: answeredAt!, from, comment, digest: sealed.digest }) : null;
  const take = (field: 'letter' | 'signedLetter', name: string, { bytes }: Letter, at: Date): string => files.take(`offer.${field}`, { name, type: 'application/pdf', bytes, on: dayOf(at) });
  const letter = take('letter', 'offer.pdf', sealed, sentAt);
  const signedLetter = signed && take('signedLetter', 'offer-signed.pdf', signed, answeredAt!);
  return {
    offer, content, signed, letters: [letter, ...(signedLetter === null ? [] : [signedLetter])],
    record: {
      name: `${content.name} – ${content.jobPost}`, candidateId: person.id, jobPostId: person.jobPostId, templateId, answer, annualCTC: salary['annualCTC'], currency: salary['currency'], joiningDate, expiresOn, sentOn: sentAt.toISOString(), respondedOn: answeredAt?.toISOString() ?? null,
      comment, signedBy: signed && person.name, signedFrom: signed && from, letter, letterDigest: sealed.digest, signedLetter, signedDigest: signed && signed.digest, content, tokenHash: hashOfToken(randomBytes(32).toString('base64url')),
    },
  };
};

/** What the candidate read of it; nobody has the link. */
const mailsOf = ({ offer: { person, answer, sentAt, answeredAt, expiresOn }, content: { language, organisation: by, name, jobPost, email }, signed }: Made, about: string): readonly SentMail[] => {
  const to = { recipient: email, candidateId: person.id, language, about };
  const words = { organisation: by, name, jobPost };
  const sent = { ...to, template: 'offerSent', at: sentAt.toISOString(), ...writeMail<'offerSent'>(builtInText('offerSent', language), { ...words, day: longDay(language, expiresOn), link: '/v3/offer?…' }) };
  if (signed) return [sent, { ...to, template: 'offerSigned', at: answeredAt!.toISOString(), ...writeMail<'offerSigned'>(builtInText('offerSigned', language), words), attachments: [{ name: 'offer-signed.pdf', bytes: signed.bytes.length }] }];
  return answer === 'WITHDRAWN' ? [sent, { ...to, template: 'offerWithdrawn', at: answeredAt!.toISOString(), ...writeMail<'offerWithdrawn'>(builtInText('offerWithdrawn', language), words) }] : [sent];
};

const FATE: Readonly<Partial<Record<string, Answer>>> = { HIRED: 'ACCEPTED', REJECTED: 'DECLINED' };

/** Those who were offered a post with what became of it, and those whose salary is being thought about. */
const planned = (people: readonly Person[], given: Given): { readonly offers: readonly Offer[]; readonly drafted: readonly Person[] } => {
  const standing = people.filter(({ kind }) => kind === 'OFFER');
  const answerOf = (person: Person): Answer | null => FATE[person.kind] ?? standingOf(standing.indexOf(person), standing.length);
  const offered = people.filter(({ offeredAt }) => offeredAt !== null);
  return {
    offers: offered.flatMap((person) => {
      const answer = answerOf(person);
      return answer === null ? [] : [offerOf(person, answer, given)];
    }),
    drafted: [...people.filter(({ kind }) => kind === 'INTERVIEW').slice(0, DRAFTED), ...offered.filter((person) => answerOf(person) === null)],
  };
};

/** In effect on a day. */
const onDay = (templates: readonly StoredTemplate[], day: string): readonly StoredTemplate[] => templates.filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day));

/** Salaries and offers of all who came so far. Letters are files: without a place for them nobody was offered anything. */
export const seedDemoOffers = async (tx: Transaction, given: Given): Promise<void> => {
  const { today, files } = given;
  const seed = seeding(tx);
  const { offers, drafted } = planned(await readPeople(tx), given);
  const templates = await readTemplates(tx, 'true');
  const letters = await tx.query<Template>(`select id::text as id, lower(language) as language, subject, body from offer_letter_template where org_code = $1 and status = 'ACTIVE' order by id`, [tx.orgCode]);
  const letterFor = ({ place }: Person): Template => letters.find(({ language }) => language === (place === 'PAR' ? 'fr' : 'en'))!;
  const salaryOf = async (person: Person, answer: Answer | null, day: string) => {
    const annual = annualOf(person, answer);
    const template = nearestTemplate(onDay(templates, day), annual)!;
    const { parts, structure, ...reckoned } = await reckonSalary(tx, { session: { language: 'en' } }, { candidateId: person.id, templateId: template.id, annualCTC: String(annual), effectiveFrom: day });
    const lines = Object.fromEntries(Object.entries(parts).map(([key, list]) => [key, key === 'grosses' ? list.map(({ componentId }) => ({ componentId })) : list]));
    return { structure, record: { candidateId: person.id, templateId: template.id, annualCTC: String(annual), ...reckoned, structure, ...lines, status: answer === null ? 'DRAFT' : SALARY[answer] } };
  };
  const salaries: SeedRecord[] = [];
  const made: Made[] = [];
  for (const offer of offers) {
    const { structure, record } = await salaryOf(offer.person, offer.answer, offer.joiningDate);
    salaries.push(record);
    made.push(await madeOf(offer, record, structure, letterFor(offer.person), files));
  }
  for (const person of drafted) salaries.push((await salaryOf(person, null, workday(addDays(today, 30 + person.notice)))).record);
  await seed.add('CandidateSalary', salaries);
  const ids = await seed.add('Offer', made.map(({ record }) => record));
  for (const [at, one] of made.entries()) for (const key of one.letters) files.bind(key, ids[at]!);
  await seedSentMails(tx, made.flatMap((one, at) => mailsOf(one, `offer ${ids[at]}`)).filter(({ at }) => at >= addDays(today, -MAIL_DAYS)));
  const { retentionMonths } = await readSetting<{ readonly retentionMonths: number }>(tx, 'RecruitmentGeneralSetting');
  await seed.changeMany('Candidate', new Map(offers.filter(({ answer }) => answer === 'ACCEPTED').map(({ person: { id, keptUntil }, joiningDate }) => [id, { retainUntil: keptAfterJoining(keptUntil, joiningDate, retentionMonths) }])));
  await seed.finish('Offers of the demo organisation');
};
