import { wordsOf } from '../language/words';
import { mentionsWithYears } from './yearsBeside';

function read(text: string) {
  return mentionsWithYears(wordsOf(text), { today: '2025-07-18' })
    .words.map((word) => word.text)
    .join(' ');
}

test.each([
  ['christmas sales last year', 'christmas last year sales'],
  ["last year's christmas", 'christmas last year'],
  ['june sales in 2024', 'june 2024 sales in'],
  ['last year in june', 'june last year in'],
  ['sales this month last year', 'sales this month last year'],
])('in “%s” the year belongs to the days', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  'june sales vs last year',
  'june and last year',
  'is june up from last year',
  'christmas 2023 and christmas last year',
  'last week sales this year',
  'sales last year',
])('“%s” stays as it is', (text) => expect(read(text)).toBe(text));
