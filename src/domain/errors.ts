/** The error catalogue: every way to say no, one table for server and console (document 0 §8, document 1 §8). */
import { accessErrors } from './errors/access.ts';
import { billingErrors } from './errors/billing.ts';
import { attendanceErrors } from './errors/attendance.ts';
import { documentErrors } from './errors/document.ts';
import { fileErrors } from './errors/file.ts';
import { identityErrors } from './errors/identity.ts';
import { moduleErrors } from './errors/module.ts';
import { onboardingErrors } from './errors/onboarding.ts';
import { recordErrors } from './errors/record.ts';
import { recruitmentErrors } from './errors/recruitment.ts';
import type { Refusal } from './errors/refusal.ts';
import { requestErrors } from './errors/request.ts';
import { specifiedErrors } from './errors/specified.ts';

const table = { ...specifiedErrors, ...accessErrors, ...requestErrors, ...recordErrors, ...fileErrors, ...moduleErrors, ...attendanceErrors, ...billingErrors, ...identityErrors, ...recruitmentErrors, ...onboardingErrors, ...documentErrors };

export type ErrorCode = keyof typeof table;

export const errors: Readonly<Record<ErrorCode, Refusal>> = table;

/** Whether the text is a code of the catalogue; codes of other origin are shown with the server's own message. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(table, code);

/** The message key of a code: `error.<code>` in src/messages/errors.yml. */
export const errorKey = (code: ErrorCode): string => `error.${code}`;

/** Names of the `%{…}` tokens that a code's text needs. */
export const errorArguments = (code: ErrorCode): readonly string[] => Array.from(errors[code].text.matchAll(/%\{(\w+)\}/g), ([, name]) => name ?? '');

/** Puts a code behind a sentence: 'No rights. Ask HR.' becomes 'No rights. Ask HR - _DB0101.' */
export const withCode = (text: string, code: string): string => {
  if (text.includes(code)) return text;
  const end = text.endsWith('。') ? '。' : '.';
  return `${text.replace(/[.。]$/, '')} - ${code}${end}`;
};

/** The English sentence of a refusal with its arguments filled in and its code where the catalogue appends it; an argument that is missing leaves its name. */
export const errorText = (code: ErrorCode, args: Readonly<Record<string, string | number>> = {}): string => {
  const forms = errors[code].text.split(' |||| ');
  const text = (args.smart_count === undefined || args.smart_count === 1 ? forms[0] : forms.at(-1))!.replace(/%\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : name));
  return errors[code].appendCode ? withCode(text, code) : text;
};
