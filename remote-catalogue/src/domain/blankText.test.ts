import { isBlankText } from './blankText';

test.each(['', ' ', '\u0000', '\u200b\u200d', '\ufeff', '\u00ad', '\u2800', '\u3164', '\u202e \u2066', '\u00a0\t\r\n'])(
  '%j shows nothing',
  (text) => expect(isBlankText(text)).toBe(true),
);

test.each(['0', '-', '.', 'a\u0000', '\u200b茶', '👨\u200d👩\u200d👧', 'é', '\u0301e'])('%j is a name', (text) =>
  expect(isBlankText(text)).toBe(false),
);
