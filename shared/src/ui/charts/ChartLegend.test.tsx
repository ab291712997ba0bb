import { render, screen, within } from '@testing-library/react';
import { formatCount } from '@back-office/shared/format';
import { ChartLegend } from './ChartLegend';

const rows = [
  { name: 'Net sales', value: 225_315, info: <button>About net sales</button> },
  { name: 'Gift card sales', value: 0 },
  { name: 'Taxes', value: -2_500 },
];

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('is a table of names, amounts and percents that names its columns', () => {
  render(<ChartLegend label="Total sales" rows={rows} />);
  const table = screen.getByRole('table', { name: 'Total sales' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Amount', 'Percent']);
  expect(cells(/Net sales/)).toEqual(['$2,253.15', '101.1%']);
  expect(cells(/Gift card sales/)).toEqual(['$0.00', '0.0%']);
  expect(screen.getByRole('rowheader', { name: /Net sales/ })).toContainElement(
    screen.getByRole('button', { name: 'About net sales' }),
  );
});

test('a negative amount is read as minus', () => {
  render(<ChartLegend label="Total sales" rows={rows} />);
  expect(within(screen.getByRole('row', { name: /Taxes/ })).getByText('minus $25.00')).toBeVisible();
});

test('the total row is the whole that the percents are of', () => {
  render(<ChartLegend label="Total sales" rows={rows} total={{ name: 'Total sales', value: 450_630 }} />);
  expect(cells(/Net sales/)).toEqual(['$2,253.15', '50.0%']);
  expect(cells(/Total sales/)).toEqual(['$4,506.30', '100.0%']);
});

test('a whole of zero has no percentages', () => {
  render(<ChartLegend label="Total sales" rows={[{ name: 'Tips', value: 0 }]} total={{ name: 'Total', value: 0 }} />);
  expect(cells(/Tips/)).toEqual(['$0.00', 'N/A']);
  expect(cells(/Total/)).toEqual(['$0.00', 'N/A']);
});

test('rows can have an extra column', () => {
  render(<ChartLegend label="Tips" rows={[{ name: 'Tips', value: 1, extra: '+8.4%' }]} extraHeader="Change" />);
  expect(screen.getByRole('columnheader', { name: 'Change' })).toBeVisible();
  expect(cells(/Tips/)).toEqual(['$0.01', '100.0%', '+8.4%']);
});

test('counts are formatted as counts', () => {
  render(<ChartLegend label="Items sold" rows={[{ name: 'Online', value: 1_200 }]} formatValue={formatCount} />);
  expect(cells(/Online/)).toEqual(['1,200', '100.0%']);
});
