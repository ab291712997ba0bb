import { filterTexts } from './fieldTexts';

test.each([
  [['In-Store'], 'Channel is In-Store'],
  [['In-Store', 'In-Person', 'Online'], 'Channel is In-Store, In-Person, or Online'],
  [['1', '2', '3', '4', '5', '6'], 'Channel is 1, 2, 3, 4, or 2 more'],
])('a report limited to %j says so', (values, text) => {
  expect(filterTexts([{ field: 'channel', values }])).toEqual([text]);
});

test('a value of nothing is named', () => {
  expect(filterTexts([{ field: 'category', values: [''] }])).toEqual(['Category is No category']);
});
