import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { shortMoney } from './shortMoney';

test.each([
  [0, '$0'],
  [-0, '$0'],
  [5, '$0.05'],
  [-250, '($2.50)'],
  [900, '$9'],
  [1_050, '$11'],
  [40_949, '$409'],
  [99_999, '$1k'],
  [100_000, '$1k'],
  [450_000, '$4.5k'],
  [567_610, '$5.7k'],
  [-567_610, '($5.7k)'],
  [123_456_700, '$1.2M'],
])('%i cents are shown as %s', (cents, text) => expect(shortMoney(cents)).toBe(text));

test.each([
  [194_630, '1946 €'],
  [1_946_300, '19.463 €'],
  [194_630_000, '1,9 Mio. €'],
])('where a locale has no short thousands, %d cents are %s', (cents, text) => {
  setPageFormat({ currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin', dayStart: 0 });
  expect(shortMoney(cents).replace(/\s/g, ' ')).toBe(text);
  setPageFormat(samplePageFormat);
});
