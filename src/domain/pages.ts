/** The screens that no entity declares: each has a page of its own, which the console finds by its path. Server and console share this list. */
import type { FormName } from '../../generated/forms.ts';

export type Page = {
  /** Without the base path: `/billing`. Its name is the message `screen.<path with dots>`. */
  readonly path: string;
  /** The form whose view right opens it; null where every signed-in person may. */
  readonly form: FormName | null;
};

export const pages = [
  { path: '/settings/general/outgoing-mail', form: 'OUTBOX_MAIL' },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];
