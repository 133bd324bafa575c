import { expect, test } from 'vitest';
import { withoutPiles } from './plain.ts';

const characters = new Intl.Segmenter('en');
const longest = (text: string) =>
  Math.max(...Array.from(characters.segment(text), ({ segment }) => Array.from(segment).length));

test.each([
  ['Korean initials', 'ᄀ', ''],
  ['Devanagari, joined', '\u0915\u094d', ''],
  ['Devanagari with a nukta', '\u0915\u093c\u094d', '\u0915'],
  ['Devanagari with joiners', '\u0915\u094d\u200d', ''],
  ['Javanese', '\ua98f\ua9c0', ''],
  ['Balinese', '\u1b13\u1b44', ''],
  ['Chakma', '\u{11107}\u{11133}', ''],
  ['a letter before others', '\u0d4e', '\u0d15'],
  ['Thai', '\u0e33', ''],
  ['people', '👩\u200d', '👩'],
  ['tags', '\u{e0067}', '\u{e007f}'],
  ['joiners', '\u200d', ''],
])('a character of %s is not longer than any that people write', { tags: ['a79'] }, (_, part, end) => {
  const once = withoutPiles(`Bar ${part.repeat(900)}${end} two`);
  // The ellipsis can belong to it.
  expect(longest(once)).toBeLessThanOrEqual(13);
  expect(once).toMatch(/^Bar .+… two$/su);
  expect(withoutPiles(once)).toBe(once);
  // Many of these, each of which ends with what joins it to the next.
  const many = withoutPiles(`${part.repeat(13)} `.repeat(5) + `${part.repeat(13)}${end}x`.repeat(50));
  expect(longest(many)).toBeLessThanOrEqual(13);
});

test.each([
  ['marks', '\u0301\u0302\u0303\u0304\u0305\u0306'],
  ['marks with joiners', '\u0301\u0302\u0303\u0304\u0305\u0306\u200d'],
  ['marks with signs of direction', '\u0316\u200e\u200f'],
])('no letter has more than six marks: %s', { tags: ['a79'] }, (_, piled) => {
  const kept = withoutPiles(`A${piled.repeat(150)} end`);
  expect(kept.match(/\p{M}/gu)).toHaveLength(6);
  expect(kept).toMatch(/ end$/);
});

test.each([
  'Phở Hà Nội, crème brûlée',
  'Ünïcödé ẤẤẤẤẤẤẤẤẤẤẤẤẤẤẤẤ',
  'नमस्ते, कार्त्स्न्यं, श्रृंगार, क्ष्म्य',
  'ক্ষ্ম্য',
  'வணக்கம் ஸ்ரீ க்ஷ்மீ',
  'ന്ത്ര്യം സ്ത്രീ',
  'శ్రీ స్త్రీ ಕ್ಷ್ಮ್ಯ',
  'සිංහල ශ්‍රී ක්‍ෂ්‍ය',
  'เที่ยวน้ำร้านอาหารไทยอร่อยมากที่สุดในกรุงเทพมหานคร',
  'ສະບາຍດີ ນ້ຳ',
  'ស្ត្រី ភ្នំពេញ',
  'ကျွန်ုပ် စက္ကူ အင်္ဂလိပ်',
  'བསྒྲུབས་ སྤྱིར་ རྩྭ་',
  'ᩈᩣ᩠ᩅᩁ ᨾᩉᩣ᩠ᩅᩥᨿᩣᩃᩱ',
  'ꦲꦏ꧀ꦱꦫꦗꦮ ᬅᬓ᭄ᬱᬭᬩᬮᬶ',
  '한글 식당 국물이 끝내줘요'.normalize('NFC'),
  '한글 식당 국물이 끝내줘요'.normalize('NFD'),
  'ᄒᆞᆫ글 ᄢᅴ',
  'ラーメン食堂ハ゜ン 寿司がうまい'.normalize('NFD'),
  'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ',
  'مطعم پیتزا می‌خواهم ﷺ',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
  'Ёлки-палки, їжа, Τὸ φῶς',
  'ሰላም ԲԱՐԵՎ გამარჯობა',
  '👨‍👩‍👧‍👦👨🏻‍👩🏻‍👧🏻‍👦🏻👩🏻‍❤️‍💋‍👨🏿🏳️‍🌈🏴‍☠️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪🇫🇷🇯🇵🇰🇷🇮🇳🇹🇭🇧🇷🇺🇦1️⃣#️⃣',
  '🎉'.repeat(50),
  '🇩🇪'.repeat(50),
])('%s stays as it is', { tags: ['a79'] }, (text) => {
  expect(withoutPiles(text)).toBe(text);
});
