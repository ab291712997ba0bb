import { screen, within } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { Explanation, type ExplanationContent } from './Explanation';

const label = 'Net sales: how this is calculated';

function show(content: Partial<ExplanationContent> = {}) {
  const explain = jest.fn(() => ({
    rules: ['Net sales = gross sales + returns', 'Returns are negative.'],
    columns: ['Jun 22', 'Jun 15'],
    lines: [
      { label: 'Gross sales', values: ['$20.00', '$10.00'] },
      { label: 'Returns', values: ['($5.00)', undefined] },
      { label: 'Net sales', values: ['$15.00', '$10.00'], isResult: true },
    ],
    ...content,
  }));
  return { explain, ...renderInArea(<Explanation label={label} explain={explain} />) };
}

const open = async ({ user }: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: label }));
  return within(screen.getByRole('dialog', { name: label }));
};

test('the explanation is calculated when it is opened, not before', async () => {
  const view = show();
  expect(view.explain).not.toHaveBeenCalled();
  await open(view);
  expect(view.explain).toHaveBeenCalled();
});

test('it shows the rules, then the numbers, with a dash for a missing one', async () => {
  const dialog = await open(show());
  expect(dialog.getByText('Net sales = gross sales + returns')).toBeVisible();
  expect(dialog.getByText('Returns are negative.')).toBeVisible();
  expect(dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['', 'Jun 22', 'Jun 15'],
    ['Gross sales', '$20.00', '$10.00'],
    ['Returns', '($5.00)', '–'],
    ['Net sales', '$15.00', '$10.00'],
  ]);
});

test('the link leads to the rows', async () => {
  const view = show({ link: { label: 'See the transactions', to: '/transactions?status=completed' } });
  const dialog = await open(view);
  await view.user.click(dialog.getByRole('link', { name: 'See the transactions' }));
  expect(view.path()).toBe('/transactions?status=completed');
});

test('lessons about the figure are linked by their titles', async () => {
  const view = show({ lessons: [{ label: 'Net Sales', to: '/education/sales/net-sales' }] });
  const dialog = await open(view);
  await view.user.click(dialog.getByRole('link', { name: 'Learn more in “Net Sales”' }));
  expect(view.path()).toBe('/education/sales/net-sales');
});

test('several figures are an accordion, whose first section is open', async () => {
  const parts = [
    { title: 'Gross sales', rules: ['Gross sales = items'], lines: [{ label: 'Items', values: ['$20.00', '$10.00'] }] },
    { title: 'Net sales', rules: ['Net sales = gross sales + returns'], lines: [] },
  ];
  const view = show({ rules: [], lines: [], parts });
  const dialog = await open(view);
  expect(dialog.getByText('Gross sales = items')).toBeVisible();
  expect(dialog.getByRole('rowheader', { name: 'Items' })).toBeVisible();
  expect(dialog.getByText('Net sales = gross sales + returns')).not.toBeVisible();
  await view.user.click(dialog.getByText('Net sales'));
  expect(dialog.getByText('Net sales = gross sales + returns')).toBeVisible();
});

test('a rule without numbers has no table', async () => {
  const dialog = await open(show({ lines: [] }));
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
});

test('Escape closes it and returns the focus', async () => {
  const view = show();
  await open(view);
  await view.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
});
