/** Names of other scripts in Latin letters, so that two writings of one name can be compared: kana by Hepburn, Cyrillic by how passports write it. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a,б=b,в=v,г=g,д=d,е=e,ё=e,ж=zh,з=z,и=i,й=i,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,ф=f,х=kh,ц=ts,ч=ch,ш=sh,щ=shch,ъ=,ы=y,ь=,э=e,ю=iu,я=ia,і=i,ї=i,є=ie,ґ=g'.split(',').map((pair) => pair.split('=') as [string, string]),
);

const kana: Readonly<Record<string, string>> = Object.fromEntries(
  'あ=a,い=i,う=u,え=e,お=o,か=ka,き=ki,く=ku,け=ke,こ=ko,さ=sa,し=shi,す=su,せ=se,そ=so,た=ta,ち=chi,つ=tsu,て=te,と=to,な=na,に=ni,ぬ=nu,ね=ne,の=no,は=ha,ひ=hi,ふ=fu,へ=he,ほ=ho,ま=ma,み=mi,む=mu,め=me,も=mo,や=ya,ゆ=yu,よ=yo,ら=ra,り=ri,る=ru,れ=re,ろ=ro,わ=wa,を=o,ん=n,が=ga,ぎ=gi,ぐ=gu,げ=ge,ご=go,ざ=za,じ=ji,ず=zu,ぜ=ze,ぞ=zo,だ=da,ぢ=ji,づ=zu,で=de,ど=do,ば=ba,び=bi,ぶ=bu,べ=be,ぼ=bo,ぱ=pa,ぴ=pi,ぷ=pu,ぺ=pe,ぽ=po,ぁ=a,ぃ=i,ぅ=u,ぇ=e,ぉ=o,ゔ=vu'.split(',').map((pair) => pair.split('=') as [string, string]),
);
const small: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

const asHiragana = (text: string): string => text.replace(/[\u30a1-\u30f4]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

const ofKana = (text: string): string => {
  let roman = '';
  let isDoubled = false;
  for (const sign of asHiragana(text)) {
    if (sign === 'っ') isDoubled = true;
    else if (sign === 'ー') continue;
    else if (small[sign] !== undefined) roman = /(?:sh|ch|j)i$/.test(roman) ? roman.slice(0, -1) + small[sign].slice(1) : roman.replace(/i$/, '') + small[sign];
    else {
      const next = kana[sign] ?? sign;
      roman += (isDoubled ? (next[0] ?? '') : '') + next;
      isDoubled = false;
    }
  }
  return roman;
};

/** Long vowels are written or not: 'Satō', 'Sato', 'Satou' and 'Satoh' are one. */
const shortVowels = (text: string): string => text.replace(/ou|oo|oh(?![aeiou])/g, 'o').replace(/uu/g, 'u');

export const romanised = (text: string): string => {
  const whole = text.normalize('NFKC').toLowerCase();
  const latin = /[\u3040-\u30ff]/.test(whole) ? ofKana(whole) : /[\u0400-\u04ff]/.test(whole) ? [...whole].map((sign) => cyrillic[sign] ?? sign).join('') : whole;
  return latin.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('đ', 'd').replaceAll('ı', 'i');
};

/** As `romanised`, for comparing only. */
export const comparable = (text: string): string => shortVowels(romanised(text)).replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
