/** What is printed once for the whole product: forms, screens. */
import type { Model } from './model.ts';

const HEAD = '// Printed by npm run codegen from schema/. Do not edit.';

export const printForms = (model: Model): string =>
  [
    HEAD,
    '/** Access forms and their numbers in the specified operations. */',
    `export const forms = {`,
    ...[...model.forms].map(([name, id]) => `  ${name}: ${id},`),
    '} as const;',
    'export type FormName = keyof typeof forms;\n',
  ].join('\n');

export const printScreens = (model: Model): string => {
  const screens = model.resources.flatMap((resource) => resource.screens.map((screen) => ({ ...screen, endpoint: resource.endpoint, type: resource.type, single: resource.single || (screen.scope === 'SELF' && resource.person === 'id'), ...(resource.partOf === undefined ? {} : { isPart: true }), ...(resource.person !== undefined && screen.actions.includes('IMPORT') ? { isPersonal: true } : {}) })));
  return [HEAD, `import type { ScreenEntry } from '../src/domain/resource.ts';`, '', `export const screens: readonly ScreenEntry[] = ${JSON.stringify(screens, null, 1)};\n`].join('\n');
};
