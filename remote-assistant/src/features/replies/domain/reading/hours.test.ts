import { hoursIn } from './hours';

const read = (text: string) => {
  const hours = hoursIn(text.split(' '));
  return hours && `${hours.values[0]}-${hours.values.at(-1)}`;
};

test.each([
  ['tips after 5 pm', '17-23'],
  ['sales between 9 and 11 am', '09-10'],
  ['at noon', '12-12'],
  ['tips after 5', '17-23'],
  ['sales after 9', '09-23'],
  ['take before 10', '00-09'],
  ['sales before 5 on mondays', '00-16'],
  ['sales between 2 and 5', '14-16'],
  ['sales between 11 and 2', '11-13'],
  ['hour 4 - 6 sales', '16-17'],
  ['sales 11 to 2', '11-13'],
  ['lunch rush 11 - 3 what sold', '11-14'],
])('"%s" is from hour to hour %s', (text, hours) => expect(read(text)).toBe(hours));

test.each([
  'after 5 days',
  'top 5 items',
  'between 5 and 10 dollars',
  'location 2 and 3',
  'location 3 to 2',
  'prices 20 to 10',
  'sales of 5 to 2',
  'before 10 sales',
])('"%s" names no hours', (text) => expect(read(text)).toBeUndefined());
