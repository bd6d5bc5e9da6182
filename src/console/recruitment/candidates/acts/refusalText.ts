import type { Translate } from '../../../fields/cellKind.ts';
import type { Refusal } from '../../../resource/acts/useChange.ts';

/** A refusal in one text, where no field is marked: a sentence about marked fields says nothing there. */
export const refusalText = ({ message, told }: Pick<Refusal, 'message' | 'told'>, translate: Translate): string => (told.length > 0 && message === translate('error.BAD_USER_INPUT') ? told : [message, ...told]).join(' ');
