import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeChip } from './DateRangeChip';
import { importPicker } from './importPicker';

jest.mock('./importPicker');
const importMock = jest.mocked(importPicker);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  importMock.mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.useRealTimers());

const week = { from: '2025-06-22', to: '2025-06-28' };
const chip = () => screen.getByRole('button', { name: /Jun 22/ });

function show() {
  render(<DateRangeChip label="Date range" value={week} onChange={() => undefined} today="2025-07-18" />);
}

test('a calendar that cannot be loaded says so; Escape and a press elsewhere close it', async () => {
  show();
  await userEvent.click(chip());
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar could not be loaded.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(chip()).toHaveFocus();
  await userEvent.click(chip());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it loads, a placeholder is shown after a moment', async () => {
  let fail: (cause: Error) => void = () => undefined;
  importMock.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.click(chip());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status', { name: 'Loading Date range' })).toBeInTheDocument();
  await act(async () => fail(new Error('offline')));
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

/** Must be the last test, because a loaded calendar stays loaded. */
test('Retry loads it again, and the trigger has the focus when the calendar appears', async () => {
  show();
  await userEvent.click(chip());
  await screen.findByRole('alert');
  importMock.mockResolvedValue(() => <p>Here it is</p>);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(chip()).toHaveFocus();
});
