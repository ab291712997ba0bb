import { splitAtRanges } from './splitAtRanges';

test.each([
  ['last week, Nov 8 – 14, 2026. That is', ['last week, ', 'Nov 8 – 14, 2026', '. That is']],
  ['Open Sep 30 – Oct 6, 2026', ['Open ', 'Sep 30 – Oct 6, 2026', '']],
  ['Dec 28, 2025 – Jan 3, 2026', ['', 'Dec 28, 2025 – Jan 3, 2026', '']],
  ['on Friday, Nov 20, 2026', ['on Friday, Nov 20, 2026']],
  ['from 5 – 6 items in May', ['from 5 – 6 items in May']],
])('every second piece of "%s" is a range', (text, pieces) => expect(splitAtRanges(text)).toEqual(pieces));
