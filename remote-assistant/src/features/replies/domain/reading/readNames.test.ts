import {
  checkedLedgerPort,
  createLedger,
  localLedgerPort,
  valuesOf,
  type FacetsQuestion,
  type KnownTransaction,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { formatMoney, type DayRange } from '@back-office/shared/format';
import { libraryItems } from '../../../../domain/catalog';
import { answerQuestion } from '../answerQuestion';
import { namesOf } from './readNames';
import { readQuestion } from './readQuestion';

const today = '2025-07-18';
const june: DayRange = { from: '2025-06-01', to: '2025-06-30' };
const ledger = createLedger();

/** The sample's transactions with names of another shop: Maya Duarte is Zuri Okafor, and sources other names. */
function renamed(row: KnownTransaction): KnownTransaction {
  return {
    ...row,
    staffName:
      row.staffName === 'Maya Duarte'
        ? 'Zuri Okafor'
        : row.staffName === 'Theo Lindqvist'
          ? 'Juno Will'
          : row.staffName,
    source: row.source === 'Online store' ? 'Kiosk' : row.source === 'Invoices' ? 'Web shop' : row.source,
    location: row.location === 'Location 3' ? 'Airport *T1*' : row.location,
    tender: row.tender === 'Other' ? 'House account' : row.tender,
    payments: row.payments.map((payment) => ({
      ...payment,
      tender: payment.tender === 'Other' ? 'House account' : payment.tender,
    })),
    lines: row.lines.map((line) => ({
      ...line,
      item: line.item.name === item ? { ...line.item, name: 'Injera platter' } : line.item,
    })),
  };
}

const item = ledger.rowsOf(june).flatMap(({ lines }) => lines)[0]?.item.name ?? '';
const rowsOf = (range: DayRange) => ledger.rowsOf(range).map(renamed);
const shop: LedgerPort = checkedLedgerPort({ ...localLedgerPort(ledger), ...portOfRows(rowsOf) });

async function ask(text: string, port = shop) {
  const question = await readQuestion(text, { today, catalog: libraryItems, namesIn: namesOf(port) });
  const sources = {
    port,
    isSample: false,
    ledgerParams: { revision: 0, seed: undefined, volume: 1 },
    catalog: libraryItems,
  };
  return { question, reply: await answerQuestion(question, { ...sources, now: { day: today, minute: 600 } }) };
}

function netSalesOf(keeps: (row: KnownTransaction) => boolean): string {
  const sales = rowsOf(june)
    .filter(keeps)
    .map(({ netSales }) => netSales);
  return formatMoney(sales.reduce((sum, one) => sum + one, 0));
}

test.each<[string, (row: KnownTransaction) => boolean]>([
  ['how did Zuri do in june', ({ staffName }) => staffName === 'Zuri Okafor'],
  ['sales by zuri okafor in june', ({ staffName }) => staffName === 'Zuri Okafor'],
  ['sales of Okafer in june', ({ staffName }) => staffName === 'Zuri Okafor'],
  ['kiosk sales in june', ({ source }) => source === 'Kiosk'],
  ['sales from the kiosk in june', ({ source }) => source === 'Kiosk'],
  ['online sales in june', ({ channel }) => channel === 'Online'],
  ['sales at the airport in june', ({ location }) => location === 'Airport *T1*'],
  ['kiosk sales at location 2 in june', ({ location, source }) => location === 'Location 2' && source === 'Kiosk'],
  ['house account sales in june', ({ tender }) => tender === 'House account'],
])('“%s” is limited to the names of the ledger', async (text, keeps) => {
  const { question, reply } = await ask(text);
  expect(question.filters).not.toEqual([]);
  expect(question.unclear).toEqual([]);
  expect(reply.text).toContain(`Net sales were ${netSalesOf(keeps)}`);
});

test('an item that only the ledger knows has its figures, and is not in the catalog', async () => {
  const { question, reply } = await ask('injera platter sales in june');
  expect(question.filters).toEqual([{ field: 'item-name', values: ['Injera platter'] }]);
  expect(reply.text).toMatch(/^\*\*Injera platter had gross sales of \$[1-9]/);
  for (const text of ['how many injera platters are in stock', 'price of the injera platter'])
    expect((await ask(text)).reply.text).toBe(
      'Your item list does not have **Injera platter**, so I don’t know the stock and the price.',
    );
});

test('the names of the sample are unknown where the ledger does not have them', async () => {
  const { question, reply } = await ask('how did Maya do in june');
  expect(question.filters).toEqual([]);
  expect(question.unclear).toEqual(['maya']);
  expect(reply.text).toContain('called “maya”');
  expect((await ask('sales at location 3 in june')).reply.text).toBe(
    'There is no Location 3. The store has Airport \\*T1\\*, Location 1, and Location 2.',
  );
  expect((await ask('appointment sales in june')).question.problem).toBeUndefined();
});

test('who sold nothing on a day is still known', async () => {
  const sunday = '2025-06-22';
  const absent = ['Maya', 'Owen', 'Priya', 'Theo'].find(
    (name) => !ledger.rowsOf({ from: sunday, to: sunday }).some(({ staffName }) => staffName.startsWith(name)),
  );
  const { question } = await ask(`sales of ${absent} on june 22`, localLedgerPort(ledger));
  expect(absent).toBeDefined();
  expect(valuesOf(question.filters, 'collected-by')).toHaveLength(1);
});

test.each(['How did sales do last week?', 'best items', 'hello', 'what is the fee on $100', 'sourdough sales in june'])(
  '“%s” names nothing of the ledger, and does not wait for its names',
  async (text) => {
    const namesIn = jest.fn(namesOf(shop));
    await readQuestion(text, { today, catalog: libraryItems, namesIn });
    expect(namesIn).not.toHaveBeenCalled();
  },
);

test('the same days are asked for once', async () => {
  const facets = jest.fn(shop.facets);
  const namesIn = namesOf({ ...shop, facets });
  for (const text of ['how did Zuri do in june', 'tips of Zuri in june'])
    await readQuestion(text, { today, catalog: libraryItems, namesIn });
  expect(facets).toHaveBeenCalledTimes(11);
});

test('where a field has more names than are sent, those with the words of the question are asked for', async () => {
  const facets = ({ field, text = '' }: FacetsQuestion) => {
    const isRare = field === 'collected-by' && text !== '';
    const values = [{ value: isRare ? 'Zuri Okafor' : 'Maya Duarte', transactions: 1 }];
    return { values: isRare && !'zuri okafor'.includes(text) ? [] : values, total: 10_000 };
  };
  const { question } = await ask('how did Zuri do in june', { ...shop, facets });
  expect(question.filters).toEqual([{ field: 'collected-by', values: ['Zuri Okafor'] }]);
});
