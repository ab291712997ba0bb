import { barcodeOf } from './barcode';

test.each([
  // The examples of the GS1 General Specifications and of ISO/IEC 15417.
  [
    'EAN-13',
    '5901234123457',
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  ],
  ['EAN-8', '96385074', '1010001011010111101111010110111010101001110111001010001001011100101'],
  [
    'UPC-A',
    '036000291452',
    '10100011010111101010111100011010001101000110101010110110011101001100110101110010011101101100101',
  ],
])('%s of %s', (kind, gtin, modules) => {
  expect(barcodeOf({ gtin, sku: 'X' })).toEqual({ kind, text: gtin, modules });
});

test('a SKU is in Code 128 with its check symbol', () => {
  const barcode = barcodeOf({ gtin: '', sku: ' PJJ123C ' });
  expect(barcode).toMatchObject({ kind: 'Code 128', text: 'PJJ123C' });
  const symbols = barcode?.modules.match(/.{11}/g) ?? [];
  expect(symbols).toHaveLength(10);
  expect(symbols[0]).toBe('11010010000');
  // (104 + 1·48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35) modulo 103 is 55.
  expect(symbols[8]).toBe('11101000110');
  expect(barcode?.modules.endsWith('1100011101011')).toBe(true);
});

test.each([
  ['a GTIN with a wrong check digit', '5901234123458', ''],
  ['a GTIN of a carton', '15901234123454', ''],
  ['a SKU with letters that Code 128 does not have', '', 'MÜG'],
  ['nothing', '', ' '],
])('%s has none', (_name, gtin, sku) => expect(barcodeOf({ gtin, sku })).toBeUndefined());
