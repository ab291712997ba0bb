import { decodeText } from './decodeText';

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const code = char.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test.each([
  ['UTF-8', new TextEncoder().encode('Crème €'), 'Crème €', 'UTF-8'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFCrème'), 'Crème', 'UTF-8'],
  ['UTF-16 LE with its mark', utf16('\uFEFFSKU;Größe', true), 'SKU;Größe', 'UTF-16 LE'],
  ['UTF-16 BE with its mark', utf16('\uFEFFSKU;Größe', false), 'SKU;Größe', 'UTF-16 BE'],
  ['UTF-16 LE without a mark', utf16('SKU,Name,Price', true), 'SKU,Name,Price', 'UTF-16 LE'],
  ['UTF-16 BE without a mark', utf16('SKU,Name,Price', false), 'SKU,Name,Price', 'UTF-16 BE'],
  ['Windows-1252', Uint8Array.from([0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80]), 'Crème €', 'Windows-1252'],
  ['nothing at all', new Uint8Array(), '', 'UTF-8'],
])('%s is recognized', (_name, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});

test('a zero byte inside ordinary text does not make it UTF-16', () => {
  expect(decodeText(new TextEncoder().encode('a\0b,c')).encoding).toBe('UTF-8');
});

test('one byte of another encoding does not garble a whole UTF-8 text', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode('Crème brûlée, Caf'), 0xe9]);
  expect(decodeText(bytes)).toEqual({ text: 'Crème brûlée, Caf\uFFFD', encoding: 'UTF-8' });
});

test('a chosen encoding is used, whatever the text looks like', () => {
  expect(decodeText(new TextEncoder().encode('é'), 'Windows-1252').text).toBe('Ã©');
  expect(decodeText(Uint8Array.from([0x80]), 'Windows-1252').text).toBe('€');
});
