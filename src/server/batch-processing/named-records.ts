import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { findById } from '../resource/import/existing.ts';
import { referenceResolver } from '../resource/import/resolve-references.ts';
import { signedIn } from '../resource/import/serving.ts';
import { noteRecords } from '../resource/note-read.ts';
import { titleWriter } from '../resource/title.ts';
import { namedResource } from '../resource/update-grant.ts';

const MOST = 25_000;

/** A text that several records go by names none of them: the person has to say which. */
export const namedRecords = async ({ type, texts }: { readonly type: string; readonly texts: readonly string[] }, context: Context): Promise<object> => {
  const session = signedIn(context);
  const resource = namedResource(type);
  if (texts.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const resolver = referenceResolver(session);
  return withOrg(context.db, session.orgCode, async (tx) => {
    await resolver.resolve(tx, type, texts);
    const found = texts.map((text) => ({ text, ids: resolver.candidates(type, text) }));
    const images = await findById(tx, resource, [...new Set(found.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))]);
    await noteRecords(tx, resource, [...images.keys()], session);
    const titleOf = await titleWriter(tx, resource, session.language);
    return {
      errorCode: '',
      message: '',
      rows: found.map(({ text, ids }) => {
        const image = ids.length === 1 ? images.get(ids[0]!) : undefined;
        return { text, id: image?.id ?? null, title: image ? (titleOf(image) ?? image.id) : null };
      }),
    };
  });
};
