import { acceptedFiles, maxFileSize, refusalOf, refusalText } from './attachment';

test('exactly 17 file types are offered', () => {
  expect(acceptedFiles).toBe('.txt,.pdf,.doc,.docx,.md,.json,.csv,.js,.ts,.py,.html,.css,.jpg,.jpeg,.png,.gif,.svg');
});

test.each([
  ['june.csv', 10, undefined],
  ['JUNE.CSV', 0, undefined],
  ['june.csv', maxFileSize, undefined],
  ['june.csv', maxFileSize + 1, 'size'],
  ['setup.exe', 10, 'type'],
  ['csv', 10, 'type'],
  ['a.csv.zip', maxFileSize + 1, 'type'],
])('%s of %d bytes is refused for its %s', (name, size, reason) =>
  expect(refusalOf({ name, size })?.reason).toBe(reason),
);

test.each([
  [{ reason: 'size', name: 'big.csv' }, false, 'File size exceeds 50MB limit'],
  [{ reason: 'size', name: 'big.csv' }, true, 'File "big.csv" is too large. Maximum size is 50MB.'],
  [{ reason: 'type', name: 'setup.exe' }, false, 'File type not supported: setup.exe'],
  [{ reason: 'type', name: 'setup.exe' }, true, 'File type not supported: setup.exe'],
] as const)('%j, in the widget %s, reads %j', (refusal, isInWidget, text) =>
  expect(refusalText(refusal, isInWidget)).toBe(text),
);
