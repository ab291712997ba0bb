import { safeLink } from './safeLink';

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
