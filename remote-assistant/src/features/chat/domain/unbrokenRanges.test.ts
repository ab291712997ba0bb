import { unbrokenRanges } from './unbrokenRanges';

test.each([
  ['last week, Nov 8 – 14, 2026. That is', 'last week, Nov_8_–_14,_2026. That is'],
  ['Open Sep 30 – Oct 6, 2026', 'Open Sep_30_–_Oct_6,_2026'],
  ['Dec 28, 2025 – Jan 3, 2026', 'Dec_28,_2025_–_Jan_3,_2026'],
  ['on Friday, Nov 20, 2026', 'on Friday, Nov 20, 2026'],
  ['from 5 – 6 items in May', 'from 5 – 6 items in May'],
])('"%s" breaks only outside of its range', (text, expected) =>
  expect(unbrokenRanges(text).replaceAll('\u00a0', '_')).toBe(expected),
);
