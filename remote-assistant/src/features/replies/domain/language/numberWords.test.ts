import { withDigits } from './numberWords';
import { asidesIn } from './asides';

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

const asideOf = (text: string) => asidesIn(text).map(([from, to]) => text.slice(from, to));

test.each([
  ['hello, i am new here. how was yesterday?', ['i am new here.']],
  ['sales tax by location for q2, we file separately', ['we file separately']],
  ['tips last week, need it for payroll', ['need it for payroll']],
  ['sales last week because my boss asked', ['because my boss asked']],
])('“%s” has a statement beside the question', (text, asides) => expect(asideOf(text)).toEqual(asides));

test.each(['i want sales of june', 'june sales, without location 2', 'we sold how much, by location', 'i am new here'])(
  '“%s” has none',
  (text) => expect(asideOf(text)).toEqual([]),
);
