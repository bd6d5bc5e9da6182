/** Resumes of PDF whose Japanese letters are no font in the file, but one that every reader is supposed to know. */
import { PDFDocument, PDFHexString, PDFName, PDFString, beginText, endText, moveText, setFontAndSize, showText } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { letterPdf } from '../../src/server/recruitment/offers/letter.ts';
import { newPaper } from '../../src/server/letters/paper.ts';
import { parseResume } from '../../src/server/recruitment/resumes/parse-resume.ts';
import { resumeBytes } from '../support/resume-truth.ts';

const yamada = { name: { value: { firstName: '太郎', lastName: '山田' } }, email: { value: 'taro.yamada@example.jp' }, phone: { value: '+819012345678' } };

/** Each letter's bytes as hexadecimal: what Shift-JIS reads, the other way round. */
const shiftJis = new Map(Array.from({ length: 0x10000 }, (_, code) => code).flatMap((code): [string, string][] => {
  const bytes = code < 0x100 ? [code] : [code >> 8, code & 255];
  const letter = new TextDecoder('shift_jis').decode(new Uint8Array(bytes));
  return letter.length === 1 && letter !== '\uFFFD' ? [[letter, Buffer.from(bytes).toString('hex')]] : [];
}).reverse());
const lines = ['氏名：山田 太郎', '東京都渋谷区神宮前', 'taro.yamada@example.jp', 'プログラマー'];

/** A page of lines in MS Gothic, as Word of Windows writes them without embedding: bytes of Shift-JIS. */
const shiftJisPdf = async (encoding: string): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const FontDescriptor = context.register(context.obj({ Type: 'FontDescriptor', FontName: 'MS-Gothic', Flags: 5, FontBBox: [0, -137, 1000, 859], ItalicAngle: 0, Ascent: 859, Descent: -137, CapHeight: 769, StemV: 78 }));
  const CIDSystemInfo = context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 2 });
  const descendant = context.register(context.obj({ Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'MS-Gothic', CIDSystemInfo, DW: 1000, FontDescriptor }));
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: 'MS-Gothic', Encoding: encoding, DescendantFonts: [descendant] }));
  const page = document.addPage();
  page.node.setFontDictionary(PDFName.of('J'), font);
  page.pushOperators(...lines.flatMap((line, at) => [beginText(), setFontAndSize('J', 12), moveText(50, 750 - at * 24), showText(PDFHexString.of([...line].map((letter) => shiftJis.get(letter)!).join(''))), endText()]));
  return Buffer.from(await document.save());
};
describe('a Japanese resume without its font', () => {
  it('is read when it was written as our own letters are', async () => {
    const paper = await newPaper('履歴書', new Date(0));
    for (const line of (await resumeBytes('yamada.txt')).toString().split('\n')) paper.text(line);
    const { fields } = await parseResume(await paper.save(), '履歴書.pdf', 'en');
    expect(fields).toMatchObject({ language: 'ja', ...yamada, currentEmployer: { value: '株式会社サンプルシステム' }, currentDesignation: { value: 'ソフトウェアエンジニア' } });
  }, 30_000);

  it.each(['90ms-RKSJ-H', '90msp-RKSJ-H'])('is read when its letters are numbered as %s numbers them', async (encoding) => {
    const { fields, text } = await parseResume(await shiftJisPdf(encoding), 'rirekisho.pdf', 'en');
    expect(text).toContain('プログラマー');
    expect(fields).toMatchObject({ name: yamada.name, email: yamada.email });
  }, 30_000);

  it('is read from an offer letter of ours: to whom it is', async () => {
    const content = { language: 'ja', organisation: '株式会社サンプル', name: '山田 太郎', email: 'taro.yamada@example.jp', jobPost: 'ソフトウェアエンジニア', subject: '内定通知書', body: '山田 太郎 様\n\nこのたびは、株式会社サンプルの採用選考にご応募いただき、誠にありがとうございます。', heads: ['項目', '月額', '年額'], lines: [{ name: '基本給', monthly: 'JPY 400,000', annual: 'JPY 4,800,000' }] } as const;
    const { bytes } = await letterPdf(content, null, new Date(0), null);
    const { fields, text } = await parseResume(bytes, '内定通知書.pdf', 'ja');
    expect(text).toContain('採用選考にご応募いただき');
    expect(fields.name?.value).toMatchObject({ firstName: '太郎', lastName: '山田' });
  }, 30_000);
});
