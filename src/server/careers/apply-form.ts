/** /v3/job-candidates?post=…: three named steps on one page; a script shows them one by one and keeps the answers on the device. */
import { isFamilyFirst } from '../../domain/nameOrder.ts';
import { html, trusted } from './html.ts';
import type { Html, Part } from './html.ts';
import { ROWS } from './application-fields.ts';
import { icons } from './icons.ts';
import { languagesOf, topOf } from './layout.ts';
import type { Page } from './layout.ts';
import type { WholePost } from './posts.ts';
import { RESUME_KINDS } from './store-file.ts';
import type { Visit } from './visit.ts';

/** What was filled in and what is wrong with it, by the name of the field. */
export type Filled = { readonly value: (name: string) => string; readonly values: (name: string) => readonly string[]; readonly wrong: ReadonlyMap<string, string>; readonly notice: string | null };

const notFilled: Filled = { value: () => '', values: () => [], wrong: new Map(), notice: null };

type Input = { readonly name: string; readonly label: string; readonly type?: string; readonly isRequired?: boolean; readonly help?: string; readonly attributes?: string; readonly isLong?: boolean };

const control = (visit: Visit, filled: Filled, { name, label, type = 'text', isRequired = false, help, attributes = '', isLong = false }: Input): Html => {
  const id = `f-${name.replaceAll('.', '-')}`;
  const wrong = filled.wrong.get(name);
  const described = [wrong ? `${id}-wrong` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  const shared = html`id="${id}" name="${name}"${isRequired ? trusted(' required') : ''}${wrong ? trusted(' aria-invalid="true"') : ''}${described ? html` aria-describedby="${described}"` : ''}${isLong || type === 'text' ? trusted(' dir="auto"') : ''} ${trusted(attributes)}`;
  const optional = isRequired ? '' : html` <span>${visit.say('careers.optional')}</span>`;
  const body = isLong ? html`<textarea ${shared}>${filled.value(name)}</textarea>` : html`<input type="${type}" ${shared}${type === 'file' ? '' : html` value="${filled.value(name)}"`}>`;
  return html`<div class="field"><label for="${id}">${label}${optional}</label>${body}${wrong ? html`<p class="wrong" id="${id}-wrong">${wrong}</p>` : ''}${help ? html`<p class="small" id="${id}-help">${help}</p>` : ''}</div>`;
};

const step = (number: number, title: string, why: string, body: Part): Html => html`<fieldset data-step="${number}" data-title="${title}" aria-labelledby="step-${number}"><div><h2 id="step-${number}" tabindex="-1">${title}</h2><p class="quiet">${why}</p></div>${body}</fieldset>`;

/** Rows of a list below each other, each behind the one before it: further ones are opened as they are needed. */
const repeated = (visit: Visit, filled: Filled, list: keyof typeof ROWS, inputs: (at: number) => readonly Input[]): Html => {
  const title = visit.say(`careers.form.${list}`);
  const isOpen = (from: number): boolean => Array.from({ length: ROWS[list] - from }, (_, at) => inputs(from + at)).flat().some(({ name }) => filled.wrong.has(name) || filled.value(name) !== '');
  const from = (at: number): Html => {
    const more = at + 1 < ROWS[list] ? html`<details class="another"${isOpen(at + 1) ? trusted(' open') : ''}><summary><span>${visit.say('careers.form.another')}</span><b>${at + 2}. ${title}</b></summary><div class="stack">${from(at + 1)}</div></details>` : '';
    return html`<div class="stack" role="group" aria-label="${title} ${at + 1}">${inputs(at).map((input) => control(visit, filled, input))}</div>${more}`;
  };
  return html`<details class="box"${isOpen(0) ? trusted(' open') : ''}><summary>${title} <span class="small">${visit.say('careers.optional')}</span></summary><div class="stack">${from(0)}</div></details>`;
};

const detailed = (visit: Visit, filled: Filled, post: WholePost): Part => {
  const { say } = visit;
  const chosen = new Set(filled.values('skills'));
  const named = (list: string, at: number) => (name: string, key = `careers.form.${name}`) => ({ name: `${list}.${at}.${name}`, label: say(key) });
  return [
    html`<div class="pair">${control(visit, filled, { name: 'currentEmployer', label: say('candidate.currentEmployer'), attributes: 'autocomplete="organization" maxlength="160"' })}${control(visit, filled, { name: 'currentDesignation', label: say('candidate.currentDesignation'), attributes: 'autocomplete="organization-title" maxlength="160"' })}${control(visit, filled, { name: 'experienceYears', label: say('careers.form.years'), type: 'number', attributes: 'min="0" max="70" inputmode="numeric"' })}${control(visit, filled, { name: 'experienceMonths', label: say('careers.form.months'), type: 'number', attributes: 'min="0" max="11" inputmode="numeric"' })}</div>`,
    post.skills.length > 0 ? html`<div role="group" aria-labelledby="skills" class="field"><span class="label" id="skills">${say('careers.form.skills')} <span>${say('careers.optional')}</span></span>${post.skills.map(({ id, name }) => html`<label class="tick"><input type="checkbox" name="skills" value="${id}"${chosen.has(id) ? trusted(' checked') : ''}>${name}</label>`)}</div>` : '',
    repeated(visit, filled, 'experience', (at) => {
      const of = named('experience', at);
      return [{ ...of('company'), attributes: 'maxlength="200"' }, { ...of('designation'), attributes: 'maxlength="200"' }, { ...of('startedOn'), type: 'date' }, { ...of('endedOn'), type: 'date', help: say('careers.form.endedHelp') }, { ...of('description'), isLong: true, attributes: 'maxlength="4000"' }];
    }),
    repeated(visit, filled, 'education', (at) => {
      const of = named('education', at);
      return [{ ...of('institute'), attributes: 'maxlength="200"' }, { ...of('qualification'), attributes: 'maxlength="200"' }, { ...of('yearOfPassing'), type: 'number', attributes: 'min="1900" max="2100" inputmode="numeric"' }];
    }),
    repeated(visit, filled, 'references', (at) => {
      const of = named('references', at);
      return [{ ...of('name', 'careers.form.refereeName'), attributes: 'maxlength="200"' }, { ...of('company'), attributes: 'maxlength="200"' }, { ...of('email', 'careers.form.email'), type: 'email' }, { ...of('phone', 'careers.form.phone'), type: 'tel', attributes: 'inputmode="tel"' }];
    }),
  ];
};

const head = (visit: Visit, post: WholePost): Html =>
  html`<header class="head"><div><a href="${visit.href(`/careers/${encodeURIComponent(post.code)}`)}" aria-label="${visit.say('careers.back')}">${icons.left}</a><div class="grow"><h1>${post.title}</h1><small>${[visit.organisation, post.places[0]?.city ?? post.places[0]?.name].filter(Boolean).join(' · ')}</small></div><span class="small" data-place hidden></span>${languagesOf(visit, '/job-candidates', { post: post.code })}</div><progress class="steps" max="3" value="1" data-line aria-label="${visit.say('careers.progress')}" hidden></progress></header>`;

/** Whether who applies for the first time follows the application in the portal. */
const isFollowed = ({ settings }: Visit): boolean => settings.candidatePortalLogin && settings.portalAccessForNew;

export const applyPage = (visit: Visit, post: WholePost, token: string, filled: Filled = notFilled): Page => {
  const { say, settings } = visit;
  const names = isFamilyFirst(visit.language) ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);
  const complete = { firstName: 'given-name', lastName: 'family-name' } as const;
  const consent = filled.wrong.get('consent');
  return {
    title: `${say('careers.apply')}: ${post.title}`,
    status: filled.wrong.size > 0 ? 422 : 200,
    hasScript: true,
    header: head(visit, post),
    body: html`<form method="post" action="${visit.href('/job-candidates', { post: post.code })}" enctype="multipart/form-data" class="stack" data-apply="${visit.orgCode} ${post.code}" data-reads="${visit.href('/job-candidates/resume')}" data-reading="${say('careers.reading')}" data-from="${say('careers.fromResume')}" data-step-of="${say('careers.stepOf')}" data-continue="${say('careers.continue')}" data-send="${say('careers.send')}" data-kept="${say('careers.keptHere')}" data-too-large="${say('careers.tooLarge')}" data-needed="${say('careers.needed')}" data-wrong="${say('careers.wrongHere')}" data-sending="${say('careers.sending')}" data-not-sent="${say('careers.notSent')}" data-no-answer="${say('careers.noAnswer')}"><p></p>${filled.notice ? html`<p class="note bad" role="alert">${filled.notice}${filled.wrong.has('resume') ? '' : html`<span data-again> ${say('careers.resumeAgain')}</span>`}</p>` : ''}
<input type="hidden" name="token" value="${token}"><div class="hp" aria-hidden="true"><label>${say('careers.leaveEmpty')}<input name="website" tabindex="-1" autocomplete="off"></label></div>
${step(1, say('careers.step.resume'), say('careers.step.resumeWhy'), control(visit, filled, { name: 'resume', label: say('careers.form.resume'), type: 'file', isRequired: true, help: say('careers.form.resumeHelp'), attributes: `accept="${RESUME_KINDS}"` }))}
${step(2, say('careers.step.details'), say('careers.step.detailsWhy'), [
  html`<div class="pair">${names.map((name) => control(visit, filled, { name, label: say(`candidate.${name}`), isRequired: true, attributes: `autocomplete="${complete[name]}" maxlength="100"` }))}</div>`,
  control(visit, filled, { name: 'email', label: say('careers.form.email'), type: 'email', isRequired: true, help: isFollowed(visit) ? say('careers.form.emailHelp') : say('careers.form.emailHelpMail'), attributes: 'autocomplete="email" inputmode="email" maxlength="254"' }),
  control(visit, filled, { name: 'phone', label: say('careers.form.phone'), type: 'tel', isRequired: true, help: say('careers.form.phoneHelp'), attributes: 'autocomplete="tel" inputmode="tel" maxlength="40"' }),
  html`<div class="pair">${control(visit, filled, { name: 'currentLocation', label: say('candidate.currentLocation'), attributes: 'autocomplete="address-level2" maxlength="160"' })}${control(visit, filled, { name: 'noticePeriod', label: say('careers.form.notice'), type: 'number', attributes: 'min="0" max="3650" inputmode="numeric"' })}</div>`,
  settings.applicationForm === 'DETAILED' ? detailed(visit, filled, post) : '',
])}
${step(3, say('careers.step.send'), say('careers.step.sendWhy'), [
  control(visit, filled, { name: 'coverLetter', label: say('careers.form.coverLetter'), isLong: true, attributes: 'maxlength="10000"' }),
  html`<div><label class="tick"><input type="checkbox" name="consent" value="yes" required${filled.value('consent') === 'yes' ? trusted(' checked') : ''}${consent ? trusted(' aria-invalid="true" aria-describedby="consent-wrong"') : ''}><span>${say('careers.consent', { organisation: visit.organisation, smart_count: settings.retentionMonths })}</span></label>${consent ? html`<p class="wrong" id="consent-wrong">${consent}</p>` : ''}</div>`,
  html`<div class="note"><h3>${say('careers.next')}</h3><p class="quiet">${say(isFollowed(visit) ? 'careers.nextPortal' : 'careers.nextMail')}</p></div>`,
])}
<div class="go"><div class="row"><button type="button" class="text" data-back hidden>${say('careers.back')}</button><button class="main grow" data-go>${say('careers.send')}</button></div><p class="small" data-note role="status"></p><p class="wrong" data-problem role="alert"></p></div></form>`,
  };
};

export const thanksPage = (visit: Visit): Page => ({
  title: `${visit.say('careers.sent')} · ${visit.organisation}`,
  header: topOf(visit, '/job-candidates', { sent: '1' }),
  hasScript: true,
  body: html`<div class="stack" data-sent="${visit.orgCode}"><p></p><h1>${visit.say('careers.sent')}</h1><p class="note good">${visit.say('careers.sentWhy')}</p><p class="quiet">${visit.say(isFollowed(visit) ? 'careers.nextPortal' : 'careers.nextMail')}</p><p class="row">${isFollowed(visit) ? html`<a class="button main" href="${visit.href('/candidate-portal')}">${visit.say('careers.follow')}</a>` : ''}<a class="button" href="${visit.href('/careers')}">${visit.say('careers.all')}</a></p></div>`,
});

/** Without a post there is nothing to apply for. */
export const choosePage = (visit: Visit): Page => ({
  title: `${visit.say('careers.chooseJob')} · ${visit.organisation}`,
  header: topOf(visit, '/job-candidates'),
  body: html`<div class="stack"><p></p><h1>${visit.say('careers.chooseJob')}</h1><p class="quiet">${visit.say('careers.chooseJobWhy')}</p><p><a class="button main" href="${visit.href('/careers')}">${visit.say('careers.all')}</a></p></div>`,
});
