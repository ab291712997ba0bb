import { differingParts } from './itemChanges';

const long = 'Freshly roasted beans from a small cooperative in Huehuetenango, with notes of chocolate';

test.each([
  ['short texts stay whole', 'Roasted beans', 'Roasted beans, ground', ['Roasted beans', 'Roasted beans, ground']],
  [
    'of long texts, the words before the difference are left out',
    `${long} and orange`,
    `${long} and lemon`,
    ['…of chocolate and orange', '…of chocolate and lemon'],
  ],
  ['a difference at the start shows the start', long, `New: ${long}`, [long, `New: ${long}`]],
  ['an empty text stays empty', '', long, ['', long]],
  ['what was added at the end is shown', long, `${long}.`, ['…notes of chocolate', '…notes of chocolate.']],
  ['a text without blanks stays whole', 'x'.repeat(90), 'x'.repeat(91), ['x'.repeat(90), 'x'.repeat(91)]],
])('%s', (_, before, after, expected) => expect(differingParts(before, after)).toEqual(expected));
