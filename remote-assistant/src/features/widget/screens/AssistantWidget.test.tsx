import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@back-office/shared/router';
import { AssistantWidget } from './AssistantWidget';

function show(openRequest = 0) {
  const element = (request: number) => (
    <MemoryRouter>
      <AssistantWidget openRequest={request} />
    </MemoryRouter>
  );
  const { rerender } = render(element(openRequest));
  return { request: (next: number) => rerender(element(next)) };
}

const panel = () => screen.queryByRole('region', { name: 'Assistant' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('it starts closed, opens, minimizes, maximizes and closes', async () => {
  show();
  expect(panel()).not.toBeInTheDocument();
  await press('Open assistant');
  expect(panel()).toHaveFocus();
  expect(screen.getByText(/not built yet/)).toBeInTheDocument();
  await press('Minimize');
  expect(screen.queryByText(/not built yet/)).not.toBeInTheDocument();
  await press('Maximize');
  expect(screen.getByText(/not built yet/)).toBeInTheDocument();
  await press('Close');
  expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveFocus();
});

test('Escape closes it', async () => {
  show();
  await press('Open assistant');
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
});

test('each request of the shell opens it, even if it is minimized', async () => {
  const { request } = show(0);
  act(() => request(1));
  expect(panel()).toBeInTheDocument();
  await press('Minimize');
  act(() => request(2));
  expect(screen.getByText(/not built yet/)).toBeInTheDocument();
});

test('when open it links to the full screen, and the link closes it', async () => {
  show();
  await press('Open assistant');
  const link = screen.getByRole('link', { name: 'Open full screen' });
  expect(link).toHaveAttribute('href', '/chatbot');
  await userEvent.click(link);
  expect(panel()).not.toBeInTheDocument();
});
