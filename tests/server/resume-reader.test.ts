/** Resumes as files: what is read, and what is refused in words. */
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../../src/server/recruitment/resumes/parse-resume.ts';
import { zipStream } from '../../src/server/sheets/write/zip-stream.ts';
import { factsRead, publishedResumes, resumeBytes, scoresOf } from '../support/resume-truth.ts';

/** A document of Word with one part, or an archive that claims to be one. */
const docx = async (xml: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(zipStream(Object.entries({ 'word/document.xml': xml, ...more }).map(([name, text]) => ({ name, text: [text] })))));
const body = (...paragraphs: readonly string[]): string => `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`;
const refusal = async (bytes: Buffer, name: string): Promise<string> => {
  const error: unknown = await parseResume(bytes, name, 'en').then(() => undefined, (reason: unknown) => reason);
  return (error as { code?: string } | undefined)?.code ?? String(error);
};
const pdf = async (pages: number, text?: string): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage();
    if (text !== undefined) sheet.drawText(text, { x: 50, y: 700, size: 12 });
  }
  return Buffer.from(await document.save());
};

describe('resumes', () => {
  it('are read well enough to save typing: published ones against their records, field by field', async () => {
    const pairs = await Promise.all((await publishedResumes()).map(async ({ path, facts }) => ({ facts, read: factsRead(await parseResume(await resumeBytes(path), path, 'en')) })));
    const scores = scoresOf(pairs);
    for (const { field, precision, recall } of scores) {
      expect.soft(precision, `precision of ${field}`).toBeGreaterThanOrEqual(field === 'skills' ? 0.7 : 0.9);
      expect.soft(recall, `recall of ${field}`).toBeGreaterThanOrEqual(0.9);
    }
  }, 60_000);

  it('come in French, Spanish and Japanese as well', async () => {
    const read = async (name: string) => (await parseResume(await resumeBytes(name), name, 'en')).fields;
    const [camille, lucia, yamada] = [await read('camille.txt'), await read('lucia.txt'), await read('yamada.txt')];
    expect(camille).toMatchObject({ language: 'fr', name: { value: { firstName: 'Camille', lastName: 'Dupont-Moreau' } }, phone: { value: '+33612345678' }, location: { value: '69003 Lyon' }, currentEmployer: { value: 'Groupe Valmont' }, currentDesignation: { value: 'Responsable comptable' } });
    expect(camille.languages.map(({ value }) => [value.language, value.proficiency])).toEqual([['fr', 'NATIVE'], ['en', 'FLUENT'], ['de', 'BASIC']]);
    expect(lucia).toMatchObject({ language: 'es', name: { value: { firstName: 'María Lucía', lastName: 'García Hernández' } }, phone: { value: '+34612345678' }, currentEmployer: { value: 'Banco del Norte' } });
    expect(lucia.experience.map(({ value }) => [value.startedOn, value.endedOn, value.isCurrent])).toEqual([['2020-01-01', null, true], ['2015-06-01', '2019-12-31', false]]);
    expect(yamada).toMatchObject({ language: 'ja', name: { value: { firstName: '太郎', lastName: '山田' } }, phone: { value: '+819012345678' }, currentEmployer: { value: '株式会社サンプルシステム' }, currentDesignation: { value: 'ソフトウェアエンジニア' } });
    expect(yamada.education[0]).toMatchObject({ value: { institute: '東京工業大学', level: 'BACHELOR', startedOn: '2009-04-01' } });
  }, 30_000);

  it('say of each field how sure it is and on which line it stands', async () => {
    const { fields } = await parseResume(Buffer.from('Ana Ruiz\nana@mail.example\nPhone: +34 612 345 678\n'), 'ana.txt', 'sp');
    expect(fields.email).toEqual({ value: 'ana@mail.example', confidence: 0.97, source: 'ana@mail.example' });
    expect(fields.phone).toMatchObject({ value: '+34612345678', source: 'Phone: +34 612 345 678' });
    expect(fields.currentEmployer).toBeNull();
  });

  it('name firms of several partners whole, beside titles and places', async () => {
    const jobOf = async (line: string) => {
      const { fields } = await parseResume(Buffer.from(`Ana Ruiz\nana@mail.example\n\nExperience\n${line}\n`), 'ana.txt', 'en');
      return fields.experience.map(({ value }) => [value.designation, value.company, value.location]);
    };
    for (const line of ['Production manager, Weaver, Silk & Co\t2019 - 2022', 'Weaver, Silk & Co, Production manager\t2019 - 2022', 'Weaver, Silk & Co\nProduction manager\n2019 - 2022', 'Production manager at Weaver, Silk & Co\n2019 - 2022']) expect(await jobOf(line)).toEqual([['Production manager', 'Weaver, Silk & Co', null]]);
    expect(await jobOf('Weaver, Silk and Co., Mumbai, India\nProduction manager\nJan 2019 - Dec 2022')).toEqual([['Production manager', 'Weaver, Silk and Co.', 'Mumbai, India']]);
    expect(await jobOf('Smith, Jones & Partners | Legal assistant | 2015 - 2018')).toEqual([['Legal assistant', 'Smith, Jones & Partners', null]]);
    expect(await jobOf('Lefèvre, Martin & Fils\nComptable\n2012 - 2014')).toEqual([['Comptable', 'Lefèvre, Martin & Fils', null]]);
    expect(await jobOf('Engineer, Acme, Inc., Boston, MA\t2012 - 2014')).toEqual([['Engineer', 'Acme, Inc.', 'Boston, MA']]);
  });

  it('are refused in words when they cannot be read: scans, programs, archives, other files, empty ones', async () => {
    expect(await refusal(Buffer.alloc(0), 'a.pdf')).toBe('RESUME_EMPTY');
    expect(await refusal(await pdf(1), 'scan.pdf')).toBe('RESUME_SCAN');
    expect(await refusal(Buffer.from('MZ\u0000\u0001 program'), 'resume.pdf')).toBe('FILE_TYPE');
    expect(await refusal(Buffer.from('%PDF-1.7 nothing'), 'resume.docx')).toBe('FILE_NOT_WHAT_IT_SAYS');
    expect(await refusal(Buffer.from('%PDF-1.7 nothing'), 'resume.pdf')).toBe('FILE_UNREADABLE');
    expect(await refusal(Buffer.from('plain'), 'resume.exe')).toBe('FILE_TYPE');
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'old.doc')).toBe('RESUME_OLD_WORD');
    expect(await refusal(Buffer.alloc(5_000_001, 'a'), 'long.txt')).toBe('FILE_TOO_LARGE');
  }, 30_000);

  it('never unpack a bomb, an entity or what lies outside of the file', async () => {
    expect(await refusal(await docx('<w:p/>'.repeat(6_700_000)), 'bomb.docx')).toBe('RESUME_BOMB');
    expect(await refusal(await docx(`<!DOCTYPE x [<!ENTITY a "b">]>${body('&amp;a;')}`), 'entity.docx')).toBe('FILE_UNREADABLE');
    const linked = await docx(body('Ana Ruiz', 'ana@mail.example'), { 'word/_rels/document.xml.rels': '<Relationships><Relationship Id="r1" Type="http://x/attachedTemplate" TargetMode="External" Target="http://127.0.0.1:9/evil.dotm"/><Relationship Id="r2" Type="http://x/hyperlink" TargetMode="External" Target="https://ana.example"/></Relationships>' });
    const { fields } = await parseResume(linked, 'ana.docx', 'en');
    expect(fields.name?.value).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz' });
    expect(fields.links.map(({ value }) => value)).toEqual(['https://ana.example']);
  }, 30_000);

  it('of two hundred pages are read as far as anybody reads, and say so', async () => {
    const { pages, readPages, fields } = await parseResume(await pdf(200, 'Ana Ruiz  ana@mail.example'), 'long.pdf', 'en');
    expect([pages, readPages]).toEqual([200, 25]);
    expect(fields.email?.value).toBe('ana@mail.example');
  }, 30_000);
});
