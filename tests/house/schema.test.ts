/** Every endpoint's served schema: who may call what, and that each screen can be opened and read. */
import { describe, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { screens } from '../../generated/screens.ts';
import { messages } from '../../generated/messages/en.ts';
import { offeringScreens } from '../../src/domain/offering-screens.ts';
import { endpointNames } from '../../src/server/endpoint-settings.ts';
import { hooksFile, hooksOf } from '../../src/server/resource/hooks.ts';
import { isDescription } from '../../src/domain/validate/text.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { readSchema, rootsOf } from '../../src/server/graphql/served-schema.ts';
import { projectFiles, textOfFile } from './support/files.ts';

const roots = endpointNames.flatMap((endpoint) => rootsOf(readSchema(endpoint)).map((root) => ({ endpoint, ...root })));

describe('root fields', () => {
  it('exist on each of the eighteen endpoints', () => {
    expect(endpointNames).toHaveLength(18);
    expect(endpointNames.filter((endpoint) => !roots.some((root) => root.endpoint === endpoint && root.name === 'endpointStatus'))).toEqual([]);
  });

  it('each say who may call them: a form and a right, or a reason', () => {
    const open = roots.filter(({ isPublic, guards }) => !isPublic && guards.length === 0);
    expect(open.map(({ endpoint, name }) => `${endpoint}.${name}`)).toEqual([]);
    console.log(`${roots.length} root fields on ${endpointNames.length} endpoints, ${roots.filter(({ isPublic }) => isPublic).length} public`);
  });

  it('without a form are these, each for the reason in its SDL', () => {
    const byReason = roots.filter(({ guards }) => guards.some((guard) => guard.forms.length === 0)).map(({ kind, name }) => `${kind}.${name}`);
    expect([...new Set(byReason)].sort()).toMatchSnapshot();
  });
});

describe('descriptions', () => {
  it('leave the least length to the rule of all descriptions, which has words of its own', () => {
    const all = resources.flatMap(({ type, fields }) => [...fields, ...fields.flatMap(({ rows }) => rows?.fields ?? [])].filter(isDescription).map((field) => ({ field: `${type}.${field.name}`, least: field.rule.minLength })));
    expect(all.filter(({ least }) => least !== undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(20);
  });
});

describe('entities that send mails', () => {
  it('say so, and show them before', async () => {
    const hooks = await Promise.all(resources.map(async (resource) => ({ resource, ...(await hooksOf(resource)) })));
    const told = resources.filter(({ mails }) => mails);
    expect(hooks.filter(({ mails }) => mails).map(({ resource }) => resource.type)).toEqual(told.map(({ type }) => type));
    expect(hooks.filter(({ mailsOfNew }) => mailsOfNew).map(({ resource }) => resource.type)).toEqual(told.filter((resource) => offeringScreens(resource, 'ADD').length > 0).map(({ type }) => type));
  });
});

describe('hooks', () => {
  it('each stand where their entity is looked for: nobody would call those of another name', () => {
    const known = new Set(resources.map((resource) => `src/server/${hooksFile(resource)}`));
    const written = projectFiles.filter((file) => file.startsWith('src/server/') && file.endsWith('.hooks.ts'));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((file) => !known.has(file))).toEqual([]);
  });
});

describe('screens', () => {
  it('have an address, a known form and its name', () => {
    const wrong = screens.filter(({ path, form }) => !path.startsWith('/') || !(form in forms) || messages[`form.${form}`] === undefined);
    expect(wrong).toEqual([]);
    console.log(`${screens.length} screens of ${new Set(screens.map(({ type }) => type)).size} entities`);
  });

  it('of lists are searched: their box finds something', () => {
    const lists = resources.filter(({ single, screens: own }) => !single && own.length > 0);
    expect(lists.filter(({ fields }) => !fields.some(({ search }) => search)).map(({ type }) => type)).toEqual([]);
  });

  it('belong to an entity whose name people can read', () => {
    expect(screens.filter(({ type }) => messages[type.charAt(0).toLowerCase() + type.slice(1)] === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('lie in areas that have a name in the navigation', () => {
    expect(screens.filter(({ path }) => messages[`module.${path.split('/')[1]}`] === undefined).map(({ path }) => path)).toEqual([]);
  });
});

it('endpoints are the folders of schema/, the lines of codegen.yml and the borders of the lint', () => {
  const folders = [...new Set(projectFiles.flatMap((file) => /^schema\/([^/]+)\//.exec(file)?.[1] ?? []))].sort();
  expect([...endpointNames].sort()).toEqual(folders);
  expect([...textOfFile('codegen.yml').matchAll(/^ {2}generated\/([^/]+)\//gm)].map(([, name]) => name!).sort()).toEqual(folders);
  const border = /src\/server\/\{([^}]+)\}\/\*\*/.exec(textOfFile('.oxlintrc.json'))![1]!.split(',');
  expect(border.sort()).toEqual(folders);
});

it('areas of the console are known to the lint', () => {
  const shared = ['announcements', 'check-in', 'fields', 'notifications', 'operations', 'providers', 'resource', 'salary', 'shell'];
  const areas = [...new Set(projectFiles.flatMap((file) => /^src\/console\/([^/]+)\//.exec(file)?.[1] ?? []))].filter((folder) => !shared.includes(folder));
  const border = textOfFile('.oxlintrc.json');
  expect(areas.filter((area) => !new RegExp(`[(|]${area}[|)][^"]*"[^"]*"message": "An area imports`).test(border.replaceAll('\n', ' ')))).toEqual([]);
});
