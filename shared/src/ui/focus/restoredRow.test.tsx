import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ToastProvider, useToast } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { Table, type Column } from '../table/table';
import { awaitRestoredRow, isRowAwaited } from './restoredRow';

interface ListProps {
  readonly names: readonly string[];
}

const nameOf = (name: string) => name;
const columns: readonly Column<string>[] = [{ id: 'name', header: 'Item', cell: nameOf }];
const noop = () => undefined;

function TableOfNames({ names }: ListProps) {
  return <Table label="Items" rows={names} rowKey={nameOf} columns={columns} onOpen={noop} defaultHeight={480} />;
}

function PlainList({ names }: ListProps) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button>{name}</Button>
        </li>
      ))}
    </ul>
  );
}

/** What Undo brings back arrives a moment later, as from a store. */
function Screen({ as: List, all, left }: { as: typeof PlainList; all: readonly string[]; left: readonly string[] }) {
  const { show } = useToast();
  const { containerProps } = useFocusRecovery();
  const [names, setNames] = useState(all);
  const undo = () => void setTimeout(() => setNames(all), 20);
  return (
    <div {...containerProps}>
      <h1>Items</h1>
      <Button
        onClick={() => {
          setNames(left);
          show({ message: 'Deleted', action: { label: 'Undo', onPress: undo } });
        }}
      >
        Delete
      </Button>
      <List names={names} />
    </div>
  );
}

async function deleteAll(as: typeof PlainList, all: readonly string[], left: readonly string[]) {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <Screen as={as} all={all} left={left} />
    </ToastProvider>,
  );
  await user.click(button('Delete'));
  return { user };
}

const button = (name: string) => screen.getByRole('button', { name });

describe.each([
  ['table', TableOfNames],
  ['list', PlainList],
])('in a %s', (_, List) => {
  test('Undo moves the focus to the row that came back', async () => {
    const { user } = await deleteAll(List, ['Beans', 'Loaf', 'Rolls'], ['Beans', 'Rolls']);
    await user.click(button('Undo'));
    await waitFor(() => expect(button('Loaf')).toHaveFocus());
  });

  test('if several came back, to the first of them, even if none was left', async () => {
    const { user } = await deleteAll(List, ['Beans', 'Loaf'], []);
    await user.click(button('Undo'));
    await waitFor(() => expect(button('Beans')).toHaveFocus());
  });

  test('not if the merchant has gone on', async () => {
    const { user } = await deleteAll(List, ['Beans', 'Loaf'], ['Beans']);
    await user.click(button('Undo'));
    await user.click(button('Beans'));
    await screen.findByRole('button', { name: 'Loaf' });
    await new Promise((done) => setTimeout(done, 50));
    expect(button('Beans')).toHaveFocus();
  });
});

describe('the wait for the rows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lasts as long for a second Undo as for the first', () => {
    const toasts = document.body.appendChild(document.createElement('div'));
    awaitRestoredRow(toasts);
    jest.advanceTimersByTime(2_900);
    document.dispatchEvent(new Event('pointerdown'));
    expect(isRowAwaited(document.body)).toBe(false);
    awaitRestoredRow(toasts);
    jest.advanceTimersByTime(2_900);
    expect(isRowAwaited(document.body)).toBe(true);
    jest.advanceTimersByTime(200);
    expect(isRowAwaited(document.body)).toBe(false);
    toasts.remove();
  });

  test('ends when the focus moves inside a shadow root, which the document does not hear', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const toasts = root.appendChild(document.createElement('div'));
    const control = root.appendChild(document.createElement('button'));
    awaitRestoredRow(toasts);
    expect(isRowAwaited(control)).toBe(true);
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(isRowAwaited(control)).toBe(false);
    host.remove();
  });
});

test('a row of a long table is drawn and shown', async () => {
  const all = Array.from({ length: 1000 }, (_, index) => `Item ${index}`);
  const { user } = await deleteAll(TableOfNames, all, all.slice(0, 900));
  await user.click(button('Undo'));
  await waitFor(() => expect(button('Item 900')).toHaveFocus());
});
