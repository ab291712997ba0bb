import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { search } from './search';

const { signal } = new AbortController();
const told: string[] = [];
const tell = ({ detail }: WindowEventMap['back-office:error']) => void told.push(detail.cause);

beforeEach(() => {
  told.length = 0;
  window.addEventListener('back-office:error', tell);
});
afterEach(() => {
  window.removeEventListener('back-office:error', tell);
  jest.restoreAllMocks();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('licence expired');
    },
    /^licence expired$/,
  ],
  ['answers with a bad field', () => ({ id: 'TXN-1', date: '2025-6-1' }), /"row": date: A day is written YYYY-MM-DD$/],
])('a ledger that %s says so beside the reports, and is logged and told once', async (_, row, cause) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ledger = { ...localLedgerPort(createLedger()), row } as unknown as LedgerPort;
  for (const query of ['taxes', 'taxes']) {
    const groups = await search.search(query, { signal, context: { ledger } });
    expect(groups.flatMap(({ results }) => results)).not.toHaveLength(0);
    const problem = groups.find(({ title }) => title === 'Transactions')?.problem ?? '';
    expect(problem).toMatch(/^Transactions could not be searched\. The source reported: .*\.$/);
    expect(problem.replace(/.*The source reported: (.*)\.$/, '$1')).toMatch(cause);
  }
  expect(told).toEqual([expect.stringMatching(cause)]);
  expect(logged).toHaveBeenCalledTimes(1);
});
