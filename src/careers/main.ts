/** What a script adds to the public pages: filters that send themselves, the application form step by step, steps of who joins that save themselves, and buttons that are pressed twice. Everything works without it. */
import { joining } from './joining.ts';
import { narrowing } from './narrowing.ts';
import { stepByStep } from './stepByStep.ts';
import { forget } from './draft.ts';
import { once } from './once.ts';

const search = document.querySelector<HTMLFormElement>('form[role=search]');
if (search) narrowing(search);

const form = document.querySelector<HTMLFormElement>('form[data-apply]');
if (form) stepByStep(form);

const sent = document.querySelector<HTMLElement>('[data-sent]');
if (sent) forget(sent.dataset['sent'] ?? '');

const step = document.querySelector<HTMLFormElement>('form[data-join]');
if (step) joining(step);

for (const one of document.querySelectorAll<HTMLFormElement>('form[method=post]:not([data-apply],[data-join])')) once(one);
