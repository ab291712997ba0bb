import { unknown } from '@back-office/shared/format';
import { figureText, numberText, spokenFigure } from './figureTexts';

test('a figure is written in the unit that the catalog gives it', () => {
  expect(figureText('net-sales', -123_456)).toBe('($1,234.56)');
  expect(figureText('transactions', 1_204)).toBe('1,204');
  expect(figureText('tip-rate', 0.1254)).toBe('12.5%');
  expect(numberText('duration', 125)).toBe('2h 5m');
  expect(figureText('net-sales', unknown)).toBe('Not in your files');
});

test('only an amount is read out in other words', () => {
  expect(spokenFigure('net-sales', -123_456)).toBe('minus $1,234.56');
  expect(spokenFigure('transactions', 1_204)).toBe('1,204');
});
