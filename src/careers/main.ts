/** What a script adds to the public pages: filters that send themselves, the application form step by step, and steps of who joins that save themselves. Everything works without it. */
import { joining } from './joining.ts';
import { stepByStep } from './stepByStep.ts';
import { forget } from './draft.ts';

for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-sends]')) choice.addEventListener('change', () => choice.form?.requestSubmit());

const form = document.querySelector<HTMLFormElement>('form[data-apply]');
if (form) stepByStep(form);

const sent = document.querySelector<HTMLElement>('[data-sent]');
if (sent) forget(sent.dataset['sent'] ?? '');

const step = document.querySelector<HTMLFormElement>('form[data-join]');
if (step) joining(step);
