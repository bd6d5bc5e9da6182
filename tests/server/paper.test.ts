/** Lines of a letter: broken between words, and none begins with the space that parts them. */
import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { expect, it } from 'vitest';
import { newPaper, unwritable } from '../../src/server/letters/paper.ts';

/** The lines as they are drawn. */
const linesOf = async (text: string): Promise<string[]> => {
  const paper = await newPaper('Letter', new Date(0));
  paper.text(text);
  const document = await PDFDocument.load(await paper.save());
  return document.context.enumerateIndirectObjects().flatMap(([, one]) => {
    if (!(one instanceof PDFRawStream)) return [];
    const drawn = Buffer.from(decodePDFRawStream(one).decode()).toString('latin1');
    return [...drawn.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'));
  });
};

it('takes a line that a word fills to its last point, and begins the next one with a word', async () => {
  // Each more letter brings the space after the word nearer to the edge, and over it.
  for (let letters = 60; letters < 110; letters += 1) {
    const lines = await linesOf(`${'i'.repeat(letters)} ${'n'.repeat(30)} ${'a'.repeat(30)} end of the letter`);
    expect(lines.filter((line) => line !== line.trim()), String(letters)).toEqual([]);
    expect(lines.join(' ').split(' ').at(-1)).toBe('letter');
  }
  expect(await linesOf(`nous avons le plaisir de vous proposer le poste de Export sales executive chez Northwind Textiles. Votre salaire est de 2 790 000,00 INR par an.`)).toEqual([
    'nous avons le plaisir de vous proposer le poste de Export sales executive chez Northwind Textiles. Votre', 'salaire est de 2 790 000,00 INR par an.',
  ]);
});

it('writes signs of currencies that it has no letter for as their codes', async () => {
  expect(await linesOf('I hoped for ₹10,00,000 or 500₱, not £9. The ₹ fell.')).toEqual(['I hoped for INR 10,00,000 or 500 PHP, not £9. The INR fell.']);
  expect(await unwritable('₹ 5 ஆ')).toEqual(['ஆ']);
});
