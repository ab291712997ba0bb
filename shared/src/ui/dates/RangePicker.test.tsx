import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServicesProvider } from '@back-office/shared/contract';
import type { DayRange } from '@back-office/shared/format';
import { DateRangeChip } from './DateRangeChip';
import { DateRangeStepper } from './DateRangeStepper';

const week: DayRange = { from: '2025-06-22', to: '2025-06-28' };

interface PeriodProps {
  readonly first?: DayRange;
  readonly maxDays?: number;
  readonly onChange?: (range: DayRange) => void;
}

function Period({ first = week, maxDays, onChange }: PeriodProps) {
  const [range, setRange] = useState(first);
  const change = (next: DayRange) => {
    onChange?.(next);
    setRange(next);
  };
  return (
    <DateRangeStepper
      label="Date range"
      value={range}
      onChange={change}
      today="2025-07-18"
      maxDays={maxDays}
      extraPresets={[{ label: 'Sample week', range: week }]}
    />
  );
}

/** Opens the picker and waits for its code to load. */
async function openPicker(props: PeriodProps = {}) {
  const onChange = jest.fn();
  render(<Period {...props} onChange={onChange} />);
  const opener = screen.getByRole('button', { expanded: false });
  await userEvent.click(opener);
  await screen.findByText('Apply');
  return { opener, onChange };
}

const picker = () => screen.queryByRole('dialog', { name: 'Date range' });
const field = (name: string) => screen.getByRole('textbox', { name });
const day = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
}

test('a preset is applied at once', async () => {
  const { opener, onChange } = await openPicker();
  await press('Last month');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-06-01', to: '2025-06-30' }]]);
  expect(opener).toHaveAccessibleName('Jun 1 – 30, 2025');
  expect(picker()).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the current preset is marked, the calendar shows two months, the range and the store’s day', async () => {
  const { onChange } = await openPicker();
  const presets = within(screen.getByRole('list', { name: 'Periods' })).getAllByRole('button');
  const marked = presets.filter((preset) => preset.getAttribute('aria-current') === 'true');
  expect(marked.map((preset) => preset.textContent)).toEqual(['Sample week']);
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'Date range, June 2025',
    'Date range, July 2025',
  ]);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
  expect(day(/^Today, Friday, July 18, 2025/)).toHaveAttribute('aria-current', 'date');
  expect(screen.getAllByRole('button', { name: /Today, / })).toHaveLength(1);
  await press('Sample week');
  expect(picker()).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape and Cancel close, discard what was typed, and Escape returns the focus', async () => {
  const { opener, onChange } = await openPicker();
  await type('To', 'Jun 30, 2025');
  await userEvent.keyboard('{Escape}');
  expect(picker()).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.click(opener);
  expect(field('To')).toHaveValue('Jun 28, 2025');
  await type('To', 'Jun 30, 2025');
  await press('Cancel');
  expect(picker()).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter in a field applies', async () => {
  const { onChange } = await openPicker();
  await type('From', '6/1/2025');
  await type('To', '2025-07-05');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-06-01', to: '2025-07-05' }]]);
  expect(picker()).not.toBeInTheDocument();
});

test('invalid text gets an error below its field and stays as typed', async () => {
  const { onChange } = await openPicker();
  await type('From', 'Jun 31, 2025');
  await userEvent.keyboard('{Enter}');
  expect(field('From')).toHaveAccessibleDescription('There is no such day.');
  expect(field('From')).toHaveValue('Jun 31, 2025');
  expect(field('From')).toHaveFocus();
  await type('From', 'Jun 30, 2025');
  expect(field('From')).toBeValid();
  expect(field('To')).toHaveAccessibleDescription('Choose a day on or after From.');
  await press('Apply');
  expect(field('To')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('days after today cannot be chosen in the calendar, and typed they are refused', async () => {
  const { onChange } = await openPicker();
  expect(screen.getByText('19', { selector: '[data-disabled]' })).toBeInTheDocument();
  await type('To', 'Jul 19, 2025');
  await press('Apply');
  expect(field('To')).toHaveAccessibleDescription('Choose a day up to today, Jul 18, 2025.');
  expect(onChange).not.toHaveBeenCalled();
});

test('a range that is too long is refused, typed or as a preset', async () => {
  const { onChange } = await openPicker({ maxDays: 31 });
  expect(screen.getByRole('status')).toHaveTextContent('7 days');
  await press('This year');
  expect(field('To')).toHaveAccessibleDescription('Choose at most 31 days.');
  expect(screen.getByRole('status')).toHaveTextContent('199 days');
  await type('From', 'Jul 1, 2025');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-07-01', to: '2025-07-18' }]]);
});

test('a range ahead that a link chose opens at today', async () => {
  await openPicker({ first: { from: '2025-08-03', to: '2025-08-09' } });
  expect(field('From')).toHaveValue('Aug 3, 2025');
  expect(day(/^Today, .*July 18, 2025/)).toBeInTheDocument();
});

test('one press and Apply choose one day, even if the pointer passes over others; two choose a range', async () => {
  const { opener, onChange } = await openPicker();
  await userEvent.click(day(/July 10, 2025/));
  await userEvent.hover(day(/July 24, 2025/));
  expect(field('To')).toHaveValue('Jul 10, 2025');
  await press('Apply');
  expect(onChange.mock.lastCall).toEqual([{ from: '2025-07-10', to: '2025-07-10' }]);
  await userEvent.click(opener);
  await userEvent.click(day(/July 10, 2025/));
  await userEvent.click(day(/July 3, 2025/));
  expect(field('From')).toHaveValue('Jul 3, 2025');
  await press('Apply');
  expect(onChange.mock.lastCall).toEqual([{ from: '2025-07-03', to: '2025-07-10' }]);
});

test('arrow keys, Page keys and Enter choose days, across the start of daylight saving time', async () => {
  const { onChange } = await openPicker({ first: { from: '2025-03-02', to: '2025-03-08' } });
  await waitFor(() => expect(day(/Sunday, March 2, 2025/)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field('From')).toHaveValue('Mar 9, 2025');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(field('To')).toHaveValue('Mar 11, 2025');
  await userEvent.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}');
  expect(day(/April 11, 2024/)).toHaveFocus();
  await press('Apply');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-03-09', to: '2025-03-11' }]]);
});

test('buttons go by a month and by a year, and typing shows the typed day', async () => {
  await openPicker();
  const first = () => screen.getAllByRole('grid')[0]?.getAttribute('aria-label');
  await press('Next month');
  expect(first()).toBe('Date range, July 2025');
  await press('Previous month');
  await press('Previous year');
  expect(first()).toMatch(/2024$/);
  await press('Next year');
  expect(first()).toMatch(/2025$/);
  await type('From', '2/29/2024');
  expect(day(/Thursday, February 29, 2024/)).toBeInTheDocument();
});

test('embedded, the picker opens inside the area’s own element', async () => {
  const portal = document.body.appendChild(document.createElement('div'));
  render(
    <ServicesProvider value={{ theme: 'light', storageNamespace: '', isShellSubmenuOpen: false, portal }}>
      <Period />
    </ServicesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  expect(await within(portal).findByRole('dialog', { name: 'Date range' })).toBeInTheDocument();
  portal.remove();
});

test('the chip is named by its range and opens the picker by keyboard', async () => {
  const onChange = jest.fn();
  render(<DateRangeChip label="Date range" value={week} onChange={onChange} today="2025-07-18" isActive />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Jun 22 – 28, 2025' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2025-07-17', to: '2025-07-17' });
});
