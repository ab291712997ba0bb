import { act, render, screen } from '@testing-library/react';
import { sampleSeed } from '../sample/createLedger';
import { openLedger } from '../testing';
import { createPageRandom, ledgerOf, ledgerSession, useLedger } from './session';

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

function Revision() {
  const { ledger, raiseRevision, volumeNotice } = useLedger();
  return (
    <>
      <button onClick={raiseRevision}>Revision {ledger.revision}</button>
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
