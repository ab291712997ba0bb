import { act, render, screen } from '@testing-library/react';
import { ToastProvider } from '@back-office/shared/ui';
import { bakery } from '../testing/ownShop';
import { ServerNotice } from './ServerNotice';

test('while the server works on a question for longer than usual, a notice says so', async () => {
  const listeners = new Set<() => void>();
  let isSlow = false;
  const ledger = {
    check: async () => undefined,
    isSlow: () => isSlow,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const setSlow = (next: boolean) =>
    act(() => {
      isSlow = next;
      listeners.forEach((listener) => listener());
    });
  render(
    <ToastProvider>
      <ServerNotice shop={bakery} ledger={ledger} documents={ledger} problem={undefined} />
    </ToastProvider>,
  );
  expect(screen.queryByText(/still working/)).not.toBeInTheDocument();
  setSlow(true);
  expect(screen.getByRole('note')).toHaveTextContent('The server is still working on the figures.');
  setSlow(false);
  expect(screen.queryByText(/still working/)).not.toBeInTheDocument();
});
