import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToastMessage } from '@back-office/shared/contract';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Sheet } from './Sheet';
import { ToastProvider, useToast } from './Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Shower({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  const { show } = useToast();
  return toasts.map((toast) => (
    <Button key={toast.message} onClick={() => show(toast)}>
      {`Show ${toast.message}`}
    </Button>
  ));
}

async function showAll(...toasts: readonly ToastMessage[]) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ToastProvider>
      <Shower toasts={toasts} />
    </ToastProvider>,
  );
  for (const toast of toasts) await user.click(screen.getByRole('button', { name: `Show ${toast.message}` }));
  return { user };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const onPress = jest.fn();
const deleted: ToastMessage = { message: 'Mug deleted', action: { label: 'Undo', onPress } };
beforeEach(() => onPress.mockClear());

test('it is announced as a status and disappears after ten seconds', async () => {
  await showAll({ message: 'Item saved', tone: 'done' });
  expect(screen.getByRole('status')).toHaveTextContent('Item saved');
  wait(9_900);
  expect(screen.getByText('Item saved')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('Item saved')).not.toBeInTheDocument();
});

test('the region exists before the first toast, so that it is announced', () => {
  render(<ToastProvider>{null}</ToastProvider>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('hovering or focusing it stops its timer', async () => {
  const { user } = await showAll(deleted);
  await user.hover(screen.getByText('Mug deleted'));
  wait(60_000);
  expect(screen.getByText('Mug deleted')).toBeInTheDocument();
  await user.unhover(screen.getByText('Mug deleted'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  wait(60_000);
  expect(screen.getByText('Mug deleted')).toBeInTheDocument();
});

test('Undo runs once, closes the toast and returns the focus', async () => {
  const { user } = await showAll(deleted);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Mug deleted')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Mug deleted' })).toHaveFocus();
});

test('if what had the focus is gone, the heading of the screen gets it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const screenWith = (isThere: boolean) => (
    <ToastProvider>
      <h1>Items</h1>
      {isThere && <Shower toasts={[deleted]} />}
    </ToastProvider>
  );
  const { rerender } = render(screenWith(true));
  await user.click(screen.getByRole('button', { name: 'Show Mug deleted' }));
  await user.tab();
  rerender(screenWith(false));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Items' })).toHaveFocus();
});

test('F6 moves the focus to the newest toast with a button and back, also out of a dialog that keeps Tab inside', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ToastProvider>
      <Sheet title="Edit Mug" actions={null} onClose={() => undefined}>
        <Shower toasts={[{ ...deleted, message: 'Bowl deleted' }, deleted, { message: 'Saved' }]} />
      </Sheet>
    </ToastProvider>,
  );
  await user.keyboard('{F6}');
  for (const name of ['Bowl deleted', 'Mug deleted', 'Saved'])
    await user.click(screen.getByRole('button', { name: `Show ${name}` }));
  const before = screen.getByRole('button', { name: 'Show Saved' });
  expect(before).toHaveFocus();
  await user.keyboard('{F6}');
  expect(screen.getAllByRole('button', { name: 'Undo' })[1]).toHaveFocus();
  await user.keyboard('{F6}');
  expect(before).toHaveFocus();
  await user.keyboard('{F6}{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Edit Mug' })).toBeInTheDocument();
  expect(before).toHaveFocus();
});

test('F6 is left to the browser while no toast has a button', async () => {
  const { user } = await showAll({ message: 'Saved' });
  const pressed = jest.fn<undefined, [boolean]>();
  const listen = (event: KeyboardEvent) => pressed(event.defaultPrevented);
  window.addEventListener('keydown', listen, { once: true });
  await user.keyboard('{F6}');
  expect(pressed).toHaveBeenCalledWith(false);
});

test('a toast that disappears leaves the focus in another one', async () => {
  const { user } = await showAll(deleted, { message: 'Saved' });
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  wait(11_000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('dismissing does not run the action', async () => {
  const { user } = await showAll(deleted);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Mug deleted')).not.toBeInTheDocument();
  expect(onPress).not.toHaveBeenCalled();
});

test('at most three are shown; a fourth replaces the oldest', async () => {
  await showAll({ message: 'one' }, { message: 'two' }, { message: 'three' }, { message: 'four' });
  expect(screen.getByRole('status')).toHaveTextContent('twothreefour');
});

test('a fourth toast never replaces the one with the focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { result } = renderHook(useToast, {
    wrapper: ({ children }) => (
      <ToastProvider>
        <Shower toasts={[deleted]} />
        {children}
      </ToastProvider>
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Show Mug deleted' }));
  await user.keyboard('{F6}');
  for (const message of ['two', 'three', 'four']) act(() => result.current.show({ message }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Mug deletedUndothreefour');
});

test('a provider inside another shows nothing of its own, so that a message outlives its screen', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const screenWith = (isThere: boolean) => (
    <ToastProvider>
      {isThere && (
        <ToastProvider>
          <Shower toasts={[deleted]} />
        </ToastProvider>
      )}
    </ToastProvider>
  );
  const { rerender } = render(screenWith(true));
  await user.click(screen.getByRole('button', { name: 'Show Mug deleted' }));
  rerender(screenWith(false));
  expect(screen.getByRole('status')).toHaveTextContent('Mug deleted');
});

test('a message can stay longer than others', async () => {
  await showAll({ message: 'All reset', lifetime: 20_000 });
  wait(19_900);
  expect(screen.getByText('All reset')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('All reset')).not.toBeInTheDocument();
});

test('below a dialog that asks, where nothing can be pressed, it stays until the answer', async () => {
  const asking = (isAsking: boolean) => (
    <ToastProvider>
      <Shower toasts={[deleted]} />
      {isAsking && (
        <ConfirmDialog
          title="Delete “Bowl”?"
          message="It cannot be sold then."
          confirmLabel="Delete"
          onConfirm={() => undefined}
          onCancel={() => undefined}
        />
      )}
    </ToastProvider>
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(asking(false));
  await user.click(screen.getByRole('button', { name: 'Show Mug deleted' }));
  rerender(asking(true));
  wait(60_000);
  expect(screen.getByText('Mug deleted')).toBeInTheDocument();
  rerender(asking(false));
  wait(9_900);
  expect(screen.getByText('Mug deleted')).toBeInTheDocument();
  wait(1_200);
  expect(screen.queryByText('Mug deleted')).not.toBeInTheDocument();
});

test('outside its provider the error names the provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shower toasts={[]} />)).toThrow('useToast must be used within a ToastProvider');
  jest.restoreAllMocks();
});

test('over a dialog it is at the side, so that the buttons at the foot of the dialog can be pressed', () => {
  const { rerender } = render(<ToastProvider>{null}</ToastProvider>);
  expect(screen.getByRole('status')).toHaveStyle({ alignItems: 'center' });
  rerender(
    <ToastProvider>
      <Sheet title="Edit item" actions={null} onClose={jest.fn()}>
        Name
      </Sheet>
    </ToastProvider>,
  );
  expect(screen.getByRole('status')).toHaveStyle({ alignItems: 'start' });
});
