/** Whoever may add a record can: what it needs is there, or asked for. */
import { Mistake, place } from './mistake.ts';
import type { ModelField, ModelResource } from './model.ts';

const isGiven = ({ required, readOnly, assigned, default: start }: ModelField): boolean => required && !readOnly && !assigned && start === undefined;
const offersAdding = ({ screens }: ModelResource): boolean => screens.some(({ actions }) => actions.includes('ADD'));

/** Required fields that no form of a new record shows. */
const asked = (resource: ModelResource): void => {
  for (const field of resource.fields) {
    const why = field.hidden ? 'hidden' : field.later ? 'later' : field.acts ? 'acts' : undefined;
    if (why !== undefined && isGiven(field)) throw new Mistake(place(field.node), `${resource.type}.${field.name} is required, but ${why}: no form asks for it, so nobody could add a record.`, 'Give it a default, or leave out its !.');
    if (field.derived && field.required && field.default === undefined) throw new Mistake(place(field.node), `${resource.type}.${field.name} is required, but reckoned after the record is there.`, 'Give it a default, or leave out its !.');
  }
};

/** Required references that lead back to where they began: the first record of each would need another one. */
const circles = (resources: readonly ModelResource[]): void => {
  const byType = new Map(resources.map((resource) => [resource.type, resource]));
  const done = new Set<string>();
  const follow = (resource: ModelResource, way: readonly string[]): void => {
    if (done.has(resource.type)) return;
    for (const field of resource.fields.filter((one) => one.reference && isGiven(one))) {
      const to = byType.get(field.reference!.type)!;
      const circle = [...way, resource.type, to.type];
      if (circle.slice(0, -1).includes(to.type))
        throw new Mistake(place(field.node), `No first ${to.type} could be added: ${circle.slice(circle.indexOf(to.type)).join(' needs a ')}.`, `Leave out the ! of ${field.name}.`);
      follow(to, [...way, resource.type]);
    }
    done.add(resource.type);
  };
  for (const resource of resources) follow(resource, []);
};

/** @throws Mistake at the first field that keeps everybody from adding a record */
export const addable = (resources: readonly ModelResource[]): void => {
  for (const resource of resources.filter(offersAdding)) asked(resource);
  circles(resources);
};
