import { render, screen } from '@testing-library/react';
import { ServicesProvider, type AreaServices } from '@back-office/shared/contract';
import { formatMoney, unknown } from '@back-office/shared/format';
import { createLedger } from '../sample/createLedger';
import { salesOf } from '../totals/salesOfRows.testing';
import { mapAnswer } from './answer';
import { figuresCode, figuresScreen } from './figuresScreen';
import type { LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';
import { useLedgerAnswer, useLedgerFacts } from './useLedgerAnswer';

// The code of the sample arrives as on a page, not as in other tests.
jest.mock('../sample/lateSample', () => jest.requireActual('../sample/lateSample.ts'));

const friday = { from: '2025-07-18', to: '2025-07-18' };
const sales = formatMoney(salesOf(createLedger().rowsOf(friday)).totalSales);
const rendered: string[] = [];

beforeEach(() => {
  rendered.splice(0);
  Reflect.deleteProperty(globalThis, Symbol.for('back-office:sample'));
});

function Total() {
  const currency = useLedgerFacts()?.currency.code;
  const answer = useLedgerAnswer(
    (port, signal) =>
      mapAnswer(port.figures({ range: friday, filters: [], measures: ['total-sales'] }, { signal }), ({ total }) =>
        formatMoney(total.figures['total-sales'] ?? unknown),
      ),
    [],
  );
  const text = `${currency} ${answer.state === 'ready' ? answer.data : answer.state}`;
  rendered.push(text);
  return <p>{text}</p>;
}

function codeOfTotal() {
  const alone = jest.fn(async () => Total);
  const both = jest.fn(async () => [Total, await import('../sample/sample')] as const);
  return { alone, both, code: figuresCode(alone, 'figures', both) };
}

test('figures that nobody loaded the sample for come later; what the shop says of itself is there at once', async () => {
  render(<Total />);
  expect(await screen.findByText(`USD ${sales}`)).toBeVisible();
  expect([...new Set(rendered)]).toEqual(['USD waiting', `USD ${sales}`]);
});

test('a screen brings the sample, so that its first render has figures; another one takes it from there', async () => {
  const first = codeOfTotal();
  const view = render(figuresScreen(first.code));
  expect(await screen.findByText(`USD ${sales}`)).toBeVisible();
  expect([...new Set(rendered)]).toEqual([`USD ${sales}`]);
  expect([first.alone.mock.calls, first.both.mock.calls]).toEqual([[], [[]]]);
  view.unmount();
  const second = codeOfTotal();
  render(figuresScreen(second.code));
  expect(await screen.findByText(`USD ${sales}`)).toBeVisible();
  expect([...new Set(rendered)]).toEqual([`USD ${sales}`]);
  expect([second.alone.mock.calls, second.both.mock.calls]).toEqual([[[]], []]);
});

test('a screen that lists transactions brings what answers for them, also where another one brought the figures', async () => {
  const shown: unknown[] = [];
  function Rows() {
    const scope = { range: friday, filters: [] };
    const sort = { by: 'time', isDescending: false } as const;
    const answer = useLedgerAnswer((port) => port.rows({ scope, sort, offset: 0, limit: 1 }), []);
    shown.push(answer.state);
    return <p>{answer.state}</p>;
  }
  const view = render(figuresScreen(codeOfTotal().code));
  expect(await screen.findByText(`USD ${sales}`)).toBeVisible();
  view.unmount();
  render(figuresScreen(figuresCode(async () => Rows)));
  expect(await screen.findByText('ready')).toBeVisible();
  expect([...new Set(shown)]).toEqual(['ready']);
});

test.each([
  ['an embedded area with a ledger of its page loads no sample', true],
  ['in the host a screen brings it, because its file is asked for before the shop is known', false],
])('%s', async (_, isEmbedded) => {
  const ledger: LedgerPort = { ...localLedgerPort(createLedger()), version: 'lent' };
  const services: AreaServices = {
    ...{ theme: 'light', storageNamespace: '', isShellSubmenuOpen: false, portal: undefined, ledger, isEmbedded },
  };
  const { alone, both, code } = codeOfTotal();
  render(<ServicesProvider value={services}>{figuresScreen(code)}</ServicesProvider>);
  expect(await screen.findByText(`USD ${sales}`)).toBeVisible();
  expect([alone.mock.calls.length, both.mock.calls.length]).toEqual(isEmbedded ? [1, 0] : [0, 1]);
  expect(Reflect.has(globalThis, Symbol.for('back-office:sample'))).toBe(!isEmbedded);
});
