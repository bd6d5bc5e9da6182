import { useTranslate } from 'ra-core';
import { describeError } from '../../../domain/catalogue.ts';
import { withCode } from '../../../domain/errors.ts';
import type { ErrorContext } from '../../../domain/catalogue.ts';

/** Any failure as a sentence of the catalogue in the person's language. */
export const useFailureText = (): ((error: unknown, context?: ErrorContext) => string) => {
  const translate = useTranslate();
  return (error, context) => {
    const { key, args, labels, appendCode } = describeError(error, context);
    const named = Object.fromEntries(Object.entries(labels).map(([token, label]) => [token, translate(label)]));
    const sentence = translate(key, { ...args, ...named });
    return appendCode === null ? sentence : withCode(sentence, appendCode);
  };
};
