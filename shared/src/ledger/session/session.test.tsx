import { act, render, screen } from '@testing-library/react';
import { useLedgerAnswer } from '../port/useLedgerAnswer';
import { ledgerOfColumns } from '../sample/createLedger';
import { sampleSeed } from '../sample/sampleColumns';
import { openLedger } from '../ledger.testing';
import { createPageRandom } from '../sample/random';
import { ledgerOf, ledgerSession } from './session';
import { useLedger } from './useLedger';

beforeEach(() => act(() => openLedger()));

test.each([
  [{}, { seed: sampleSeed, revision: 0, volume: 1 }],
  [
    { seed: '7', revision: 3, volume: 12 },
    { seed: 7, revision: 3, volume: 12 },
  ],
  [{ volume: 20_000 }, { volume: 20_000 }],
  [{ volume: 99_999_999 }, { volume: 20_000 }],
])('the ledger of a page with %j has %j', (params, source) => {
  expect(ledgerOf({ revision: 0, seed: undefined, volume: 1, ...params })).toMatchObject(source);
});

test('words are seeds too, and equal words are equal seeds', () => {
  const seedFor = (seed: string) => ledgerOf({ revision: 0, seed, volume: 1 }).seed;
  expect(seedFor('apple')).toBe(seedFor('apple'));
  expect(seedFor('apple')).not.toBe(seedFor('pear'));
});

test('the ledger stays the same object until the revision rises', () => {
  const before = ledgerSession().read();
  expect(ledgerSession().read()).toBe(before);
  ledgerSession().raiseRevision();
  expect(ledgerSession().read()).not.toBe(before);
  expect(ledgerSession().read().revision).toBe(1);
});

const friday = { from: '2026-11-20', to: '2026-11-20' };

test('the ledger ends now, and is another object only when a row is added', () => {
  let now = Date.parse('2026-11-20T14:00:00Z');
  openLedger({ now: () => now });
  const before = ledgerSession().read();
  expect(ledgerOfColumns(before).rowsOf(friday)).toEqual([]);
  now += 60_000;
  expect(ledgerSession().read()).toBe(before);
  now += 600_000;
  const [first, ...others] = ledgerOfColumns(ledgerSession().read()).rowsOf(friday);
  expect([first?.time, others]).toEqual(['9:09 AM', []]);
  expect(ledgerOfColumns(ledgerSession().read()).rowsOf({ from: '2026-11-21', to: '2027-11-21' })).toEqual([]);
});

test('figures of an open page grow with each sale, without a render in between', () => {
  let now = Date.parse('2026-11-20T14:00:00Z');
  const clock = () => now;
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  openLedger({ now: clock });
  const shown: number[] = [];
  function Sales() {
    const answer = useLedgerAnswer((port) => port.figures({ range: friday, filters: [], measures: [] }), []);
    if (answer.state === 'ready') recordRender(shown, answer.data.total.transactions);
    return null;
  }
  render(<Sales />);
  for (let minutes = 0; minutes < 600; minutes += 1) {
    now += 60_000;
    act(() => jest.advanceTimersByTime(60_000));
  }
  jest.useRealTimers();
  // A new answer is stored while rendering, which renders twice.
  expect(shown).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

function recordRender(renders: number[], transactions: number) {
  renders.push(transactions);
}

function Revision() {
  const { revision, raiseRevision, volumeNotice } = useLedger();
  return (
    <>
      <button onClick={raiseRevision}>Revision {revision}</button>
      <p>{volumeNotice ?? 'No notice'}</p>
    </>
  );
}

test('a component shows the new revision at once', () => {
  render(<Revision />);
  const button = screen.getByRole('button', { name: 'Revision 0' });
  act(() => button.click());
  expect(button).toHaveAccessibleName('Revision 1');
});

test('a volume above the limit is shown as the limit, and a notice says so', () => {
  render(<Revision />);
  expect(screen.getByText('No notice')).toBeInTheDocument();
  act(() => openLedger({ volume: 20_001 }));
  expect(
    screen.getByText('A volume of 20,001 is more than this page can show. Showing 20,000 instead.'),
  ).toBeInTheDocument();
});

test('random numbers of the page are fixed by the seed, and otherwise come from the given source', () => {
  const three = (address: string) => {
    const random = createPageRandom(address, () => 0.5);
    return [random(), random(), random()];
  };
  expect(three('/?seed=4')).toEqual(three('/?seed=4'));
  expect(three('/?seed=4')).not.toEqual(three('/?seed=5'));
  expect(new Set(three('/?seed=4')).size).toBe(3);
  expect(three('/')).toEqual([0.5, 0.5, 0.5]);
});
