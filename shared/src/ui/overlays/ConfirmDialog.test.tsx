import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderInArea } from '../../testing/testing';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';

const onConfirm = jest.fn();
const rowPressed = jest.fn();
const outerKey = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Row({ tone }: { readonly tone?: 'danger' }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div onKeyDown={(event) => outerKey(event.key)}>
      <Button onClick={() => setAsking(true)}>Remove</Button>
      <div onClick={rowPressed}>
        {isAsking && (
          <ConfirmDialog
            title="Delete “Mug”?"
            message="Are you sure you want to delete this item?"
            confirmLabel="Delete"
            tone={tone}
            onConfirm={onConfirm}
            onCancel={() => setAsking(false)}
          />
        )}
      </div>
    </div>
  );
}

async function ask(tone?: 'danger') {
  const view = renderInArea(<Row {...(tone && { tone })} />);
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  outerKey.mockClear();
  return view;
}
const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete “Mug”?' });

test('its title and message say what will be deleted', async () => {
  await ask();
  expect(dialog()).toHaveAccessibleDescription('Are you sure you want to delete this item?');
});

test.each([
  ['danger', 'Cancel'],
  [undefined, 'Delete'],
] as const)('with tone %s the focus starts on %s', async (tone, focused) => {
  await ask(tone);
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
});

test.each([
  [
    'Cancel',
    (user: ReturnType<typeof renderInArea>['user']) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['Escape', (user: ReturnType<typeof renderInArea>['user']) => user.keyboard('{Escape}')],
  [
    'the backdrop',
    (user: ReturnType<typeof renderInArea>['user']) => user.click(dialog()?.parentElement ?? document.body),
  ],
])('%s closes it, does nothing else and returns the focus', async (_, cancel) => {
  const { user } = await ask('danger');
  await cancel(user);
  expect(dialog()).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(rowPressed).not.toHaveBeenCalled();
  expect(outerKey).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

test('a press on its text does not close it', async () => {
  const { user } = await ask('danger');
  await user.click(screen.getByText('Are you sure you want to delete this item?'));
  expect(dialog()).toBeInTheDocument();
});

test('one press confirms', async () => {
  const { user } = await ask('danger');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
