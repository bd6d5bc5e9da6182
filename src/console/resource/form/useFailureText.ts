import { useTranslate } from 'ra-core';
import { describeError, sentenceOf } from '../../../domain/catalogue.ts';
import type { ErrorContext } from '../../../domain/catalogue.ts';

/** Any failure as a sentence of the catalogue in the person's language. */
export const useFailureText = (): ((error: unknown, context?: ErrorContext) => string) => {
  const translate = useTranslate();
  return (error, context) => sentenceOf(describeError(error, context), translate);
};
