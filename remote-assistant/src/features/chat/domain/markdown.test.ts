import { safeLink, splitAtRanges } from './markdown';

test.each([
  ['/reports?from=2025-06-22', { kind: 'inside', path: '/reports?from=2025-06-22' }],
  ['https://example.com/a', { kind: 'outside', address: 'https://example.com/a' }],
  ['HTTP://example.com', { kind: 'outside', address: 'http://example.com/' }],
])('%s is a link', (href, link) => expect(safeLink(href)).toEqual(link));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'mailto:a@example.com',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://',
  'reports',
  '#top',
  '',
])('%j is no link', (href) => expect(safeLink(href)).toBeUndefined());

test.each([
  ['last week, Nov 8 – 14, 2026. That is', ['last week, ', 'Nov 8 – 14, 2026', '. That is']],
  ['Open Sep 30 – Oct 6, 2026', ['Open ', 'Sep 30 – Oct 6, 2026', '']],
  ['Dec 28, 2025 – Jan 3, 2026', ['', 'Dec 28, 2025 – Jan 3, 2026', '']],
  ['on Friday, Nov 20, 2026', ['on Friday, Nov 20, 2026']],
  ['from 5 – 6 items in May', ['from 5 – 6 items in May']],
])('every second piece of "%s" is a range', (text, pieces) => expect(splitAtRanges(text)).toEqual(pieces));
