import { withDigits } from './numberWords';

test.each([
  ['june twenty second', 'june 22nd'],
  ['july tenth two thousand twenty five', 'july 10th 2025'],
  ['may twenty twenty-four', 'may 2024'],
  ['first of june until fifteenth of june', '1st of june until 15th of june'],
  ['over two hundred and fifty dollars', 'over 250 dollars'],
  ['forty five', '45'],
  ['the thirty-first', 'the 31st'],
])('“%s” is read as “%s”', (typed, read) => expect(withDigits(typed)).toBe(read));

test.each(['first week of june', 'second best seller', 'june second half', 'the second one', 'top five items'])(
  '“%s” stays',
  (typed) => expect(withDigits(typed)).toBe(typed),
);
