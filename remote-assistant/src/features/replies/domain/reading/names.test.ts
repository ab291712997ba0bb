import { wordsOf } from '../language/words';
import { categoriesIn } from './names';

const categories = ['Hot drinks', 'Cold drinks', 'Pastries'];

test.each([
  ['how many drinks did we sell', ['Hot drinks', 'Cold drinks']],
  ['one cold drink', ['Cold drinks']],
  ['pastries', ['Pastries']],
  ['cold days', []],
])('“%s” is about the categories %s', (text, expected) => {
  const words = wordsOf(text);
  expect(categoriesIn(words, categories, new Set(words.map((word) => word.text)))).toEqual(expected);
});

test('a word that means something else in the question names no category', () => {
  expect(categoriesIn(wordsOf('drinks'), categories, new Set())).toEqual([]);
});
