import { readModel, type Model } from './model.ts';

let model: Model | undefined;

/** The model of this run: loaders, preset and plugins of one codegen run share it. */
export const currentModel = (): Model => (model ??= readModel(process.env.TENURE_CODEGEN_ROOT ?? process.cwd()));
/** The next run reads the SDL again. */
export const forgetModel = (): void => {
  model = undefined;
};
