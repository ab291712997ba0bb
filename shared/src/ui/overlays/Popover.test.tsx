import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInArea } from '../../testing/testing';
import { Button } from '../Button';
import { Popover } from './Popover';

async function open() {
  const rowPressed = jest.fn();
  const outerKey = jest.fn();
  const view = renderInArea(
    <div onClick={rowPressed} onKeyDown={(event) => outerKey(event.key)}>
      <Popover label="Notifications" trigger={(props) => <Button {...props}>Bell</Button>}>
        {(close) => (
          <>
            <Button>Read</Button>
            <Button onClick={close}>Got it</Button>
          </>
        )}
      </Popover>
      <Button>After</Button>
    </div>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Bell' }));
  rowPressed.mockClear();
  return { ...view, rowPressed, outerKey };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Notifications' });
const bell = () => screen.getByRole('button', { name: 'Bell' });

test('it opens as a named dialog with the focus inside, and its button is expanded', async () => {
  await open();
  expect(dialog()).toBeVisible();
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(bell()).toHaveAttribute('aria-controls', dialog()?.id);
  expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus();
});

test('content that is there late gets the focus', async () => {
  let show = () => {};
  function Late() {
    const [isThere, setThere] = useState(false);
    show = () => setThere(true);
    return isThere && <Button>Read</Button>;
  }
  const { user } = renderInArea(
    <Popover label="Notifications" trigger={(props) => <Button {...props}>Bell</Button>}>
      <Late />
    </Popover>,
  );
  await user.click(bell());
  expect(dialog()).toHaveFocus();
  act(() => show());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus());
});

test('Escape closes only the popover and returns the focus', async () => {
  const { user, outerKey } = await open();
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
  expect(outerKey).not.toHaveBeenCalledWith('Escape');
});

test('Escape in a closed popover is left to the overlays around it', async () => {
  const { user, outerKey } = await open();
  await user.keyboard('{Escape}{Escape}');
  expect(outerKey).toHaveBeenCalledWith('Escape');
});

test('a press outside closes it; one inside does not and does not reach the row around it', async () => {
  const { user, rowPressed } = await open();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(dialog()).toBeInTheDocument();
  expect(rowPressed).not.toHaveBeenCalled();
  await user.click(document.body);
  expect(dialog()).not.toBeInTheDocument();
});

test('tabbing out closes it', async () => {
  const { user } = await open();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('its button and its content can close it', async () => {
  const { user } = await open();
  await user.click(bell());
  expect(dialog()).not.toBeInTheDocument();
  await user.click(bell());
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});
