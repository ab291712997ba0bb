import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { moveEntry, useDragToReorder } from './reorder';

const entries = ['Bakery', 'Coffee', 'Deli'].map((id) => ({ id }));

function List({ onMove }: { readonly onMove: (from: number, to: number) => void }) {
  const { list, start } = useDragToReorder(entries, onMove);
  return (
    <ul ref={list}>
      {entries.map(({ id }) => (
        <li key={id} onPointerDown={(event) => start(event, id)}>
          {id}
        </li>
      ))}
    </ul>
  );
}

/** Rows of 40 px, because jsdom lays nothing out. */
function layOut() {
  screen.getAllByRole('listitem').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 40, 100, 40);
    row.scrollIntoView = () => undefined;
  });
}

/** jsdom's pointer events have no coordinates and buttons. */
const pointer = (type: string, y: number) =>
  new MouseEvent(type, { bubbles: true, button: 0, clientX: 20, clientY: y });
const press = (name: string) => fireEvent(screen.getByText(name), pointer('pointerdown', 20));

it('drops where the pointer was last, even if that move was not drawn before the release', () => {
  const onMove = jest.fn();
  render(<List onMove={onMove} />);
  layOut();
  press('Bakery');
  act(() => {
    window.dispatchEvent(pointer('pointermove', 100));
    window.dispatchEvent(pointer('pointerup', 100));
  });
  expect(onMove).toHaveBeenCalledWith(0, 2);
});

it('moves nothing after Escape', () => {
  const onMove = jest.fn();
  render(<List onMove={onMove} />);
  layOut();
  press('Bakery');
  fireEvent(window, pointer('pointermove', 100));
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent(window, pointer('pointerup', 100));
  expect(onMove).not.toHaveBeenCalled();
});

test.each([
  [0, 2, 'BCA'],
  [2, 0, 'CAB'],
  [1, -5, 'BAC'],
  [1, 9, 'ACB'],
  [1, 1, 'ABC'],
  [7, 0, 'ABC'],
])('after moving %i to %i the order is %s', (from, to, order) => {
  expect(moveEntry([...'ABC'], from, to).join('')).toBe(order);
});

test('moving keeps all entries', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(20),
      fc.integer({ min: -5, max: 25 }),
      (list, from, to) => {
        const result = moveEntry(list, from, to);
        expect([...result].sort()).toEqual([...list].sort());
        const entry = list[from];
        if (entry !== undefined) expect(result[Math.min(Math.max(to, 0), list.length - 1)]).toBe(entry);
      },
    ),
  );
});
