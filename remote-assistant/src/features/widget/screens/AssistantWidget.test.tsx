import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@back-office/shared/router';
import { ToastProvider } from '@back-office/shared/ui';
import {
  AssistantWidget,
  nextWidgetState,
  type WidgetEvent,
  type WidgetPanelProps,
  type WidgetState,
} from './AssistantWidget';
import { WidgetPanel } from './WidgetPanel';

const onFullScreenRequest = jest.fn();

function Panel(props: WidgetPanelProps) {
  return (
    <WidgetPanel {...props} fullScreenPath="/chatbot?conversation=7" onNew={() => undefined}>
      <p>The conversation</p>
    </WidgetPanel>
  );
}

const loadPanel = jest.fn(() => Promise.resolve());

function show(openRequest = 0, path = '/', panelPart: typeof Panel | null = Panel) {
  const element = (request: number) => (
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <AssistantWidget
          openRequest={request}
          panel={panelPart ?? undefined}
          loadPanel={loadPanel}
          onFullScreenRequest={onFullScreenRequest}
        />
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(element(openRequest));
  return { request: (next: number) => rerender(element(next)) };
}

const panel = () => screen.queryByRole('region', { name: 'Assistant' });
const conversation = () => screen.queryByText('The conversation');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('it starts closed, opens, minimizes, maximizes and closes', async () => {
  show();
  expect(panel()).not.toBeInTheDocument();
  await press('Open assistant');
  expect(panel()).toHaveFocus();
  expect(conversation()).toBeInTheDocument();
  await press('Minimize');
  expect(conversation()).not.toBeInTheDocument();
  await press('Maximize');
  expect(conversation()).toBeInTheDocument();
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
  expect(conversation()).toBeInTheDocument();
});

test('when open it links to the same conversation on the full screen, where it steps aside', async () => {
  show();
  await press('Open assistant');
  const link = screen.getByRole('link', { name: 'Open full screen' });
  expect(link).toHaveAttribute('href', '/chatbot?conversation=7');
  await userEvent.click(link);
  expect(panel()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open assistant' })).not.toBeInTheDocument();
});

test('on the full screen a request of the shell goes to its message field', () => {
  const { request } = show(0, '/chatbot');
  act(() => request(1));
  expect(onFullScreenRequest).toHaveBeenCalledTimes(1);
  expect(panel()).not.toBeInTheDocument();
});

test('if its code cannot be loaded, a message says so and the button stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadPanel.mockRejectedValueOnce(new Error('offline'));
  show(0, '/', null);
  await press('Open assistant');
  expect(await screen.findByText(/The assistant could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveAttribute('aria-busy', 'false');
});

test.each<[WidgetState, WidgetEvent, WidgetState]>([
  ['closed', 'open', 'open'],
  ['closed', 'minimize', 'closed'],
  ['closed', 'close', 'closed'],
  ['open', 'minimize', 'minimized'],
  ['open', 'close', 'closed'],
  ['open', 'open', 'open'],
  ['minimized', 'maximize', 'open'],
  ['minimized', 'open', 'open'],
  ['minimized', 'close', 'closed'],
])('from %s, %s leads to %s', (state, event, expected) => expect(nextWidgetState(state, event)).toBe(expected));
