import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { BarChart, type BarChartProps } from './BarChart';
import { shortMoney } from './shortMoney';

const days = [
  { name: 'Jun 22', values: [31_000], compared: 29_500 },
  { name: 'Jun 23', values: [-2_450], compared: 35_100 },
  { name: 'Jun 24', values: [18_060], compared: 20_000 },
];

function show(props: Partial<BarChartProps> = {}) {
  return render(
    <>
      <button>Before</button>
      <BarChart
        label="Net sales by day"
        series={['Net sales']}
        categories={days}
        formatValue={formatMoney}
        formatShort={shortMoney}
        speakValue={spokenMoney}
        empty="No sales in this time period"
        {...props}
      />
      <button>After</button>
    </>,
  );
}

const bar = (name: RegExp) => screen.getByRole('img', { name });
/** Hidden from screen readers, which announce the same as the name of the bar. */
const tooltip = () => document.querySelector('[popover]');

test('is a figure with a name and a text alternative', () => {
  show();
  expect(screen.getByRole('figure', { name: 'Net sales by day' })).toHaveAccessibleDescription(
    '3 bars, Jun 22 to Jun 24. Highest: Jun 22, $310.00. Lowest: Jun 23, minus $24.50.',
  );
});

test('each bar is named by its category and its exact values', () => {
  show({ comparison: 'Prior week' });
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Jun 22: Net sales $310.00, Prior week $295.00',
    'Jun 23: Net sales minus $24.50, Prior week $351.00',
    'Jun 24: Net sales $180.60, Prior week $200.00',
  ]);
});

test('Tab stops once, and the arrow keys, Home and End move between the bars', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.tab();
  expect(bar(/Jun 22/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(bar(/Jun 23/)).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(bar(/Jun 24/)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(bar(/Jun 22/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(bar(/Jun 23/)).toHaveFocus();
});

test('focus shows the exact values until Escape', async () => {
  const user = userEvent.setup();
  show({ comparison: 'Prior week' });
  await user.tab();
  await user.tab();
  expect(tooltip()).toHaveTextContent('Jun 22Net sales$310.00Prior week$295.00');
  await user.keyboard('{ArrowRight}');
  expect(tooltip()).toHaveTextContent('Jun 23Net sales($24.50)Prior week$351.00');
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
});

test('hovering a bar shows its exact values', async () => {
  const user = userEvent.setup();
  show();
  await user.hover(bar(/Jun 24/));
  expect(tooltip()).toHaveTextContent('Jun 24Net sales$180.60');
  await user.unhover(bar(/Jun 24/));
  expect(tooltip()).toBeNull();
});

test('a stack shows its parts and its sum, and a key names the colors', async () => {
  const user = userEvent.setup();
  const categories = [{ name: 'Jun 22', values: [31_000, 2_480] }];
  show({ categories, series: ['Net sales', 'Taxes'], totalName: 'Total sales' });
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Net sales', 'Taxes']);
  await user.hover(bar(/Jun 22/));
  expect(tooltip()).toHaveTextContent('Jun 22Net sales$310.00Taxes$24.80Total sales$334.80');
});

test('a period in part is hatched, and the key and its name say so', () => {
  const categories = [...days, { name: 'Jun 25 (so far)', values: [900], isPart: true }];
  const { container, rerender } = show({ categories });
  expect(screen.getByText('Hatched: part of a period')).toBeInTheDocument();
  const hatched = [...container.querySelectorAll('rect')].filter((rect) =>
    rect.getAttribute('fill')?.startsWith('url'),
  );
  expect(hatched).toHaveLength(1);
  expect(bar(/^Jun 25 \(so far\): Net sales \$9\.00$/)).toBeInTheDocument();
  const props = { label: 'Net sales', series: ['Net sales'], empty: '' };
  const formats = { formatValue: formatMoney, formatShort: shortMoney, speakValue: spokenMoney };
  rerender(<BarChart {...props} {...formats} categories={days} />);
  expect(screen.queryByText('Hatched: part of a period')).toBeNull();
});

test('when bars are removed, Tab still reaches one', async () => {
  const user = userEvent.setup();
  const { rerender } = show();
  await user.click(bar(/Jun 24/));
  const props = { label: 'Net sales', series: ['Net sales'], empty: '' };
  const formats = { formatValue: formatMoney, formatShort: shortMoney, speakValue: spokenMoney };
  rerender(<BarChart {...props} {...formats} categories={days.slice(0, 1)} />);
  await user.tab();
  expect(bar(/Jun 22/)).toHaveFocus();
});

test.each([[[]], [[{ name: 'Jun 22', values: [0], compared: 0 }]]])('with %j it shows the empty text', (categories) => {
  show({ categories });
  expect(screen.getByRole('figure', { name: 'Net sales by day' })).toHaveTextContent('No sales in this time period');
  expect(screen.queryByRole('img')).toBeNull();
});

test('days without sales are drawn if there is a comparison', () => {
  show({ categories: [{ name: 'Jun 22', values: [0], compared: 500 }], comparison: 'Prior week' });
  expect(bar(/Jun 22: Net sales \$0\.00, Prior week \$5\.00/)).toBeInTheDocument();
});
