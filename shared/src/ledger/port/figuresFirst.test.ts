import { createLedger } from '../sample/createLedger';
import { createSampleColumns } from '../sample/sampleColumns';
import { isPromise } from './answer';
import { figuresFirst } from './figuresFirst';
import type { LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';

const friday = { from: '2025-07-18', to: '2025-07-18' };
const scope = { range: friday, filters: [] };
const id = createLedger().rowsOf(friday)[0]?.id ?? '';

const questions: Readonly<Record<string, (port: LedgerPort) => unknown>> = {
  rows: (port) => port.rows({ scope, sort: { by: 'time', isDescending: false }, offset: 0, limit: 50 }),
  facets: (port) => port.facets({ scope, field: 'tender' }),
  search: (port) => port.search({ scope, text: id, limit: 5 }),
  row: (port) => port.row(id),
  deferred: (port) => port.deferred(friday.from),
  customers: (port) => port.customers(scope),
};

test('figures of the sample are there at once; all else comes once, with its code, and is there at once from then on', async () => {
  const port = figuresFirst(createSampleColumns());
  const whole = localLedgerPort(createLedger());
  const figures = { ...scope, range: friday, measures: ['total-sales'] } as const;
  expect(port.figures(figures)).toEqual(whole.figures(figures));
  for (const ask of Object.values(questions)) expect(isPromise(ask(port))).toBe(true);
  for (const ask of Object.values(questions)) expect(await ask(port)).toEqual(ask(whole));
  for (const ask of Object.values(questions)) expect(ask(port)).toEqual(ask(whole));
});
