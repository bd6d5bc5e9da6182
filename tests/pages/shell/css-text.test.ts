/** Styles as text, as the library that the console is drawn with would make them. */
import { expect, test } from 'vitest';
import { cssText } from '../../../src/console/shell/cssText.ts';

test('declarations, numbers as pixels where they are lengths, and variables', () => {
  expect(cssText('.a', { fontSize: 13, zIndex: 3, fontWeight: 500, flex: 1, margin: 0, WebkitLineClamp: 2, '--row': '34px' })).toBe('.a{font-size:13px;z-index:3;font-weight:500;flex:1;margin:0;-webkit-line-clamp:2;--row:34px;}');
});

test('what stands below a selector, in every place of it, and what holds for a medium', () => {
  expect(cssText('.a', { '& .b, &:hover': { color: 'red', 'html:lang(ja) &': { fontWeight: 600 } } })).toBe('.a .b, .a:hover{color:red;}html:lang(ja) .a .b, html:lang(ja) .a:hover{font-weight:600;}');
  expect(cssText('.a', { '@media print': { color: 'black', '& i': { color: 'red' } } })).toBe('@media print{.a{color:black;}.a i{color:red;}}');
});

test('steps of a movement stand by themselves, and without a selector each rule has its own', () => {
  expect(cssText('.a', { '@keyframes sweep': { from: { opacity: 0 }, to: { opacity: 1 } } })).toBe('@keyframes sweep{from{opacity:0;}to{opacity:1;}}');
  expect(cssText('', { html: { margin: 0 }, '.x::before': { content: '""' } })).toBe('html{margin:0;}.x::before{content:"";}');
});
