import fc from 'fast-check';
import { dimensionIds } from '../catalog/dimensions';
import { measureIds } from '../catalog/measures';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger } from '../sample/createLedger';
import { checkedLedgerPort } from './checkedLedgerPort';
import { localLedgerPort, type LedgerPort } from './ledgerPort';

/** What arrives from a server that answers questions: it has no way to send its rows. */
function serverPort(port: LedgerPort): LedgerPort {
  const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
  return {
    ...port,
    rows: () => {
      throw new Error('Rows are not sent.');
    },
    figures: (question) => asJson(port.figures(question)),
    facets: (question) => asJson(port.facets(question)),
    transactions: (question) => asJson(port.transactions(question)),
    search: (question) => asJson(port.search(question)),
    customers: (scope) => asJson(port.customers(scope)),
  };
}

const anyGrouping = fc.subarray([...dimensionIds], { maxLength: 2 });

test('questions of a source that answers them arrive as they were answered, without any rows', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, anyGrouping, async (source, range, groupBy) => {
      const port = localLedgerPort(createLedger(source));
      const checked = checkedLedgerPort(serverPort(port));
      const scope = { range, filters: [] };
      const question = { ...scope, measures: measureIds, groupBy, of: 'lines', facts: ['location'] } as const;
      expect(await checked.figures({ ...question, baseline: { range } })).toEqual(
        port.figures({ ...question, baseline: { range } }),
      );
      expect(await checked.facets({ scope, field: 'tender' })).toEqual(port.facets({ scope, field: 'tender' }));
      const page = { scope, sort: { by: 'amount', isDescending: true }, offset: 0, limit: 5 } as const;
      expect(await checked.transactions(page)).toEqual(port.transactions(page));
      expect(await checked.search({ scope, text: 'loaf', limit: 3 })).toEqual(
        port.search({ scope, text: 'loaf', limit: 3 }),
      );
      expect(await checked.customers(scope)).toEqual(port.customers(scope));
    }),
    { numRuns: 15 },
  );
});

test.each([
  [{ total: { key: '', figures: { taxes: 0.5 }, transactions: 1 }, groupCount: 0, baseline: null }, 'taxes'],
  [{ total: { key: '', figures: {}, transactions: -1 }, groupCount: 0, baseline: null }, 'total.transactions'],
  [{ total: { key: '', figures: { tips: 'many' }, transactions: 1 }, groupCount: 0, baseline: null }, 'tips'],
])('an unusable answer %j is rejected and names the field', async (answer, field) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = localLedgerPort(createLedger());
  const checked = checkedLedgerPort({ ...port, figures: () => answer as never });
  const range = { from: '2025-06-22', to: '2025-06-28' };
  await expect(checked.figures({ range, filters: [], measures: ['taxes', 'tips'] })).rejects.toThrow(field);
  logged.mockRestore();
});
