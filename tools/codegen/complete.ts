import type { DocumentNode } from 'graphql';
import { expand } from './expand.ts';
import type { Model } from './model.ts';
import { validate } from './validate.ts';

const made = new WeakMap<Model, Map<string, DocumentNode>>();

/**
 * The complete SDL of an endpoint, checked; made once of each model.
 * @throws Mistake at the first fault
 */
export const completeSdl = (model: Model, endpoint: string): DocumentNode => {
  const ofModel = made.get(model) ?? new Map<string, DocumentNode>();
  made.set(model, ofModel);
  const had = ofModel.get(endpoint);
  if (had) return had;
  const document = expand(model, endpoint);
  validate(document, model, endpoint);
  ofModel.set(endpoint, document);
  return document;
};
