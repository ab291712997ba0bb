import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { useSuiteWidgets } from './useSuiteWidgets';

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

function Widgets() {
  const { added, available, add, remove } = useSuiteWidgets();
  return (
    <>
      {available.slice(0, 1).map((card) => (
        <button key={card.id} onClick={() => add(card)}>
          Add {card.name}
        </button>
      ))}
      {added.map((card) => (
        <button key={card.id} onClick={() => remove(card)}>
          Remove {card.name}
        </button>
      ))}
    </>
  );
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const names = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);

test('Undo brings a removed widget back to its place', async () => {
  const { user } = renderInArea(<Widgets />);
  for (let count = 0; count < 3; count += 1) await user.click(screen.getByRole('button', { name: /^Add / }));
  const before = names();
  await user.click(screen.getByRole('button', { name: before[1] ?? '' }));
  expect(names()).toEqual([before[0], before[2]]);
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) ?? document.body);
  expect(names()).toEqual(before);
});

test('an Undo that storage refuses says so and can be tried again', async () => {
  const { user } = renderInArea(<Widgets />);
  await user.click(screen.getByRole('button', { name: /^Add / }));
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/storage is full/)).toBeInTheDocument();
  expect(names()).toHaveLength(1);
  storage.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual([]);
});
