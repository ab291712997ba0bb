import { act, render, screen } from '@testing-library/react';
import { fakeStorage } from '@back-office/shared/testing';
import { sampleSeed } from './createLedger';
import { createLedgerSession, createPageRandom, useLedger } from './session';

const openedAt = (address: string, storage = fakeStorage()) => createLedgerSession({ address, storage });

test.each([
  ['/', { seed: sampleSeed, volume: 1 }],
  ['https://shop.example/reports?seed=7&volume=12', { seed: 7, volume: 12 }],
  ['/?seed=&volume=0', { seed: sampleSeed, volume: 1 }],
  ['/?volume=2.5', { seed: sampleSeed, volume: 1 }],
  ['/?volume=many', { seed: sampleSeed, volume: 1 }],
  ['/?volume=99999999', { seed: sampleSeed, volume: 20_000 }],
])('a page opened at %s has its source', (address, source) => expect(openedAt(address).read()).toMatchObject(source));

test('words are seeds too, and equal words are equal seeds', () => {
  expect(openedAt('/?seed=apple').read().seed).toBe(openedAt('/?seed=apple').read().seed);
  expect(openedAt('/?seed=apple').read().seed).not.toBe(openedAt('/?seed=pear').read().seed);
});

test('the ledger stays the same object until the revision rises', () => {
  const session = openedAt('/');
  const before = session.read();
  expect(session.read()).toBe(before);
  session.raiseRevision();
  expect(session.read()).not.toBe(before);
  expect(session.read().revision).toBe(1);
});

test('the revision is kept in session storage, and an unreadable one counts as 0', () => {
  const storage = fakeStorage();
  openedAt('/', storage).raiseRevision();
  expect(storage.getItem('back-office:revision')).toBe('1');
  expect(openedAt('/', storage).read().revision).toBe(1);
  expect(openedAt('/', fakeStorage({ 'back-office:revision': 'soon' })).read().revision).toBe(0);
});

test.each([
  ['one storage', Infinity],
  ['a full storage', 0],
])('two remotes with %s notify each other until they unsubscribe', (_, quota) => {
  const storage = fakeStorage({}, quota);
  const [one, other] = [openedAt('/', storage), openedAt('/', storage)];
  const heard = jest.fn();
  const stop = other.subscribe(heard);
  one.raiseRevision();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.read().revision).toBe(1);
  expect(other.read().rowsOf({ from: '2025-07-18', to: '2025-07-18' })).toEqual(
    one.read().rowsOf({ from: '2025-07-18', to: '2025-07-18' }),
  );
  stop();
  one.raiseRevision();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a component shows the new revision at once', () => {
  function Revision() {
    const { ledger, raiseRevision } = useLedger();
    return <button onClick={raiseRevision}>Revision {ledger.revision}</button>;
  }
  render(<Revision />);
  const button = screen.getByRole('button', { name: 'Revision 0' });
  act(() => button.click());
  expect(button).toHaveAccessibleName('Revision 1');
  expect(window.sessionStorage.getItem('back-office:revision')).toBe('1');
  window.sessionStorage.clear();
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
