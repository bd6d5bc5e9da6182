import { Refusal, refuse } from '../../refuse.ts';
import { argumentOf } from './specified-input.ts';

/** Does it; what is wrong with a field of the entity is told of the argument that gave it. */
export const toldByArgument = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.validationError === undefined) throw error;
    throw refuse(error.code, { ...error.details, validationError: error.details.validationError.map((problem) => ({ ...problem, field: argumentOf(problem.field) })) });
  }
};
